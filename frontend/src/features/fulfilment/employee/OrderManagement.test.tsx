import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { OrderResponse } from '@/api/generated';
import { renderWithProviders } from '@/testing/render';
import { onGet, overtaken, problem, server } from '@/testing/server';
import { OrderManagement } from './OrderManagement';
import { FIGURES, order } from './testOrder';

const ORIGIN = window.location.origin;

let waiting: OrderResponse[] = [];
beforeEach(() => {
  waiting = [order(), order({ id: 11, customerName: 'Omar Reyes' })];
  server.use(
    onGet('/api/warehouse/figures', { ...FIGURES }),
    http.get(`${ORIGIN}/api/warehouse/orders`, ({ request }) => {
      const status = new URL(request.url).searchParams.get('status');
      return HttpResponse.json(waiting.filter((one) => one.status === status));
    }),
  );
});

const row = (id: number) => screen.findByRole('region', { name: `Order #${id}` });

async function finish() {
  const { events } = renderWithProviders(<OrderManagement />);
  const first = await row(12);
  const done = within(first).getByRole('button', { name: 'Mark as Done' });
  expect(done).toBeDisabled();
  await events.type(within(first).getByLabelText('Delivery note number'), 'DN-1');
  expect(done).toBeDisabled();
  await events.type(within(first).getByLabelText('Shipping number'), ' SH-1 ');
  await events.click(done);
  const dialog = await screen.findByRole('dialog');
  await events.click(within(dialog).getByRole('button', { name: 'Mark as Done' }));
  return events;
}

it('counts what waits, what was done today and what is ready', async () => {
  renderWithProviders(<OrderManagement />);
  for (const [label, value] of [
    ['Pending orders', '31'],
    ['Processed today', '12'],
    ['Ready', '8'],
  ] as const)
    await waitFor(() => {
      expect(screen.getByText(label, { selector: 'dt' }).parentElement).toHaveTextContent(
        `${label}${value}`,
      );
    });
});

it('begins with what was done in the last days, against as many before', async () => {
  renderWithProviders(<OrderManagement />);
  const recent = within(await screen.findByRole('region', { name: 'Last 7 days' }));
  const card = (label: string) => recent.getByText(label).parentElement!;
  await waitFor(() => expect(card('Orders processed')).toHaveTextContent('64'));
  expect(card('Orders processed')).toHaveTextContent('100% up from 32 before');
  expect(card('Orders shipped')).toHaveTextContent('no change from 58 before');
  // Where nothing was done before, nothing is said of a change.
  expect(card('Orders delivered')).toHaveTextContent(/^Orders delivered0$/);
  expect(card('Orders processed').querySelector('svg[viewBox="0 0 96 32"]')).not.toBeNull();
});

it('completes an order once both numbers are there, and locks its row', async () => {
  const sent: unknown[] = [];
  server.use(
    http.patch(`${ORIGIN}/api/orders/12`, async ({ request }) => {
      sent.push(await request.json());
      waiting = waiting.filter(({ id }) => id !== 12);
      return HttpResponse.json(
        order({ status: 'completed', deliveryNote: 'DN-1', shippingNumber: 'SH-1' }),
      );
    }),
  );
  await finish();
  expect(await screen.findByText('Order marked as completed successfully')).toBeVisible();
  expect(sent).toMatchObject([
    {
      status: 'completed',
      deliveryNote: 'DN-1',
      shippingNumber: 'SH-1',
      version: 3,
      expected: { deliveryNote: null, shippingNumber: null, version: 3 },
    },
  ]);
  const locked = await row(12);
  expect(await within(locked).findByRole('button', { name: 'Done' })).toBeDisabled();
  expect(within(locked).getByText('Delivery note DN-1 · shipping number SH-1')).toBeVisible();
  expect(within(locked).queryByRole('textbox')).toBeNull();
  const names = screen
    .getAllByRole('region', { name: /^Order #/ })
    .map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual(['Order #12', 'Order #11']);
});

it('shows both numbers where somebody else has written one meanwhile', async () => {
  const done = order({ status: 'completed', deliveryNote: 'DN-9', shippingNumber: 'SH-1' });
  const { handler, sent } = overtaken('patch', '/api/orders/12', { deliveryNote: 'DN-9' }, done);
  server.use(handler);
  const events = await finish();
  const choice = await screen.findByRole('radiogroup', { name: 'Delivery note' });
  expect(choice).toHaveTextContent('Yours: DN-1');
  await events.click(screen.getByRole('radio', { name: 'Theirs: DN-9' }));
  await events.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Order marked as completed successfully')).toBeVisible();
  expect(sent[1]).toMatchObject({ status: 'completed', deliveryNote: 'DN-9' });
});

it('says what the server has against it, and the row stays open', async () => {
  server.use(
    http.patch(`${ORIGIN}/api/orders/12`, () => problem(409, 'This order was changed meanwhile.')),
  );
  await finish();
  expect(await screen.findByText('Failed to complete order. Please try again.')).toBeVisible();
  expect(screen.getByText('This order was changed meanwhile.')).toBeVisible();
  expect(within(await row(12)).getByRole('button', { name: 'Mark as Done' })).toBeEnabled();
});

it('says that nothing waits', async () => {
  waiting = [];
  renderWithProviders(<OrderManagement />);
  expect(await screen.findByText('No orders yet')).toBeVisible();
});
