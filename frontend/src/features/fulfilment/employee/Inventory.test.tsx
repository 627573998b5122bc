import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { MovementResponse, ProductResponse } from '@/api/generated';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { Inventory } from './Inventory';

const ORIGIN = window.location.origin;
const product = {
  id: 5,
  name: 'Mango Ice',
  sku: 'MI-1',
  category: 'E-Liquids',
  status: 'active',
  isActive: true,
  stockBalance: 40,
  stockReserved: 4,
  quantityUnit: 'Bottle',
} as ProductResponse;
const movement: MovementResponse = {
  id: 90,
  productId: 5,
  productName: 'Mango Ice',
  productSku: 'MI-1',
  type: 'out',
  reason: 'sale',
  quantity: 3,
  balanceAfter: 40,
  reference: 'Order #12',
  createdByName: 'Omar Reyes',
  createdAt: '2026-11-22T08:00:00Z',
};

beforeEach(() =>
  server.use(
    onGet('/api/products', [{ ...product }]),
    onGet('/api/inventory/transactions', [{ ...movement }]),
  ),
);

it('shows what moved last, and products with balance, unit and status', async () => {
  renderWithProviders(<Inventory />);
  const activity = screen.getByRole('region', { name: 'Recent activity' });
  expect(await within(activity).findByText('−3 Mango Ice')).toBeVisible();
  expect(within(activity).getByText(/Sale · Order #12 · Omar Reyes/)).toBeVisible();
  expect(within(activity).getByText('40 left')).toBeVisible();
  const row = (await screen.findAllByRole('row')).at(-1)!;
  for (const words of ['Mango Ice', '40', 'Bottle', 'Active'])
    expect(within(row).getByText(words)).toBeVisible();
  expect(within(row).getByRole('button', { name: 'Report Issue: Mango Ice' })).toBeVisible();
});

async function set(balance: string) {
  const { events } = renderWithProviders(<Inventory />);
  await events.click(await screen.findByRole('button', { name: 'Update Stock: Mango Ice' }));
  const dialog = await screen.findByRole('dialog', { name: 'Update Stock: Mango Ice' });
  const save = within(dialog).getByRole('button', { name: 'Update Stock' });
  if (balance) await events.type(within(dialog).getByLabelText(/New stock balance/), balance);
  await events.click(save);
  return dialog;
}

it('sets the balance that is really there', async () => {
  const sent: unknown[] = [];
  server.use(
    http.patch(`${ORIGIN}/api/products/5/stock`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...product, stockBalance: 37 });
    }),
  );
  await set('37');
  expect(await screen.findByText('Stock updated successfully')).toBeVisible();
  expect(sent).toEqual([{ stockBalance: 37, expected: 40 }]);
});

it('says when pieces have moved meanwhile, and sets the figure only against the balance of now', async () => {
  const sent: unknown[] = [];
  const moved = 'The stock has changed in the meantime: there are now 35.';
  server.use(
    http.patch(`${ORIGIN}/api/products/5/stock`, async ({ request }) => {
      sent.push(await request.json());
      if (sent.length === 1) return problem(409, moved, { expected: moved }, { expected: '35' });
      return HttpResponse.json({ ...product, stockBalance: 37 });
    }),
  );
  const dialog = await set('37');
  expect(await within(dialog).findAllByText(moved)).not.toHaveLength(0);
  const now = 'On hand: 35, of which 4 reserved for open orders.';
  expect(within(dialog).getByText(now)).toBeVisible();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Update Stock' }));
  expect(await screen.findByText('Stock updated successfully')).toBeVisible();
  expect(sent).toEqual([
    { stockBalance: 37, expected: 40 },
    { stockBalance: 37, expected: 35 },
  ]);
});

it('sends nothing without a number, and says why the server refused one', async () => {
  const dialog = await set('');
  expect(await within(dialog).findByText('Enter a whole number of 0 or more.')).toBeVisible();
});

it('says that the stock was not updated', async () => {
  server.use(
    http.patch(`${ORIGIN}/api/products/5/stock`, () =>
      problem(422, '4 are promised to open orders.', {
        stockBalance: '4 are promised to open orders.',
      }),
    ),
  );
  const dialog = await set('1');
  expect(await screen.findByText('Failed to update stock. Please try again.')).toBeVisible();
  expect(within(dialog).getAllByText('4 are promised to open orders.')).not.toHaveLength(0);
});
