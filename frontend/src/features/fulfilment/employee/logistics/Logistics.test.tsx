import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { OrderResponse } from '@/api/generated';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { FIGURES, order } from '../testOrder';
import { Logistics } from './Logistics';

const ORIGIN = window.location.origin;
const asked: URLSearchParams[] = [];
const orders: OrderResponse[] = [12, 11, 10].map((id) => order({ id, status: 'ready' }));

beforeEach(() => {
  asked.length = 0;
  server.use(
    onGet('/api/warehouse/figures', { ...FIGURES }),
    http.get(`${ORIGIN}/api/warehouse/orders`, ({ request }) => {
      const params = new URL(request.url).searchParams;
      asked.push(params);
      return HttpResponse.json(orders, {
        headers: { 'X-Total-Count': '8', Link: '</api/warehouse/orders?cursor=c2>; rel="next"' },
      });
    }),
  );
});

const row = (id: number) => screen.findByRole('region', { name: `Order #${id}` });

it('counts live and shows the first three orders that are ready, then all', async () => {
  const { events } = renderWithProviders(<Logistics />);
  for (const [label, value] of [
    ['Ready to ship', '8'],
    ['In transit', '15'],
    ['Delivered', '230'],
  ] as const)
    await waitFor(() => {
      expect(screen.getByText(label, { selector: 'dt' }).parentElement).toHaveTextContent(
        `${label}${value}`,
      );
    });
  expect(await screen.findAllByRole('region', { name: /^Order #/ })).toHaveLength(3);
  expect(Object.fromEntries(asked[0]!)).toEqual({ status: 'ready', limit: '3' });
  await events.click(screen.getByRole('button', { name: 'Show all 8 orders' }));
  await expect.poll(() => asked.at(-1)?.get('limit')).toBe('25');
});

it('writes number, notes and courier at once', async () => {
  const sent: unknown[] = [];
  server.use(
    http.patch(`${ORIGIN}/api/orders/12`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(orders[0]);
    }),
  );
  const { events } = renderWithProviders(<Logistics />);
  const first = await row(12);
  const button = within(first).getByRole('button', { name: 'Update Logistics' });
  expect(button).toBeDisabled();
  await events.type(within(first).getByLabelText('Tracking number'), ' TRK-1 ');
  await events.type(within(first).getByLabelText('Shipping notes'), 'Ring twice');
  await events.selectOptions(within(first).getByLabelText('Courier'), 'Express');
  await events.click(button);
  expect(await screen.findByText('Logistics updated')).toBeVisible();
  expect(sent).toEqual([
    {
      trackingNumber: 'TRK-1',
      shippingNotes: 'Ring twice',
      courier: 'express',
      version: 3,
      expected: { trackingNumber: '', shippingNotes: '', courier: orders[0]?.courier, version: 3 },
    },
  ]);
});

it('keeps what was typed when the server refuses it', async () => {
  server.use(
    http.patch(`${ORIGIN}/api/orders/12`, () => problem(409, 'This order was changed meanwhile.')),
  );
  const { events } = renderWithProviders(<Logistics />);
  const first = await row(12);
  await events.type(within(first).getByLabelText('Tracking number'), 'TRK-1');
  await events.click(within(first).getByRole('button', { name: 'Update Logistics' }));
  expect(await screen.findByText('The logistics were not updated')).toBeVisible();
  expect(within(first).getByLabelText('Tracking number')).toHaveValue('TRK-1');
});

it('a tile shows its orders and takes the chosen ones', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(`${ORIGIN}/api/warehouse/couriers`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ courier: 'economy', orderIds: [12, 10] });
    }),
  );
  const { events } = renderWithProviders(<Logistics />);
  const tile = screen.getByRole('button', { name: 'Show only Express' });
  await expect.poll(() => tile.textContent).toContain('7 orders');
  await events.click(tile);
  expect(tile).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => asked.at(-1)?.get('courier')).toBe('express');

  await row(12);
  await events.click(screen.getByRole('checkbox', { name: 'Select order #12' }));
  await events.click(screen.getByRole('checkbox', { name: 'Select order #10' }));
  expect(screen.getByText('2 orders selected')).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Assign 2 to Economy' }));
  expect(await screen.findByText('2 orders assigned to Economy')).toBeVisible();
  expect(sent).toEqual([{ courier: 'economy', orderIds: [12, 10] }]);
  expect(screen.getByRole('checkbox', { name: 'Select order #12' })).not.toBeChecked();
});
