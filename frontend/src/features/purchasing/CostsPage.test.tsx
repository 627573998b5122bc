import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { chooseInRow, findToast } from '@/testing/visit';
import CostsPage from './CostsPage';

const MANGO = {
  id: 4,
  name: 'Mango Ice',
  sku: 'MANGO-ICE',
  category: 'E-Liquids',
  isActive: true,
  manufacturerCost: '10.00',
  weightUnit: 'kg',
  dimensionUnit: 'cm',
  needsLots: false,
  images: [],
  attributes: {},
  updatedAt: '2026-11-20T08:00:00Z',
  version: 7,
};
const PRODUCT = `${window.location.origin}/api/products/4`;
const receipt = (number: string, landedCost: string | null) => ({
  at: '2026-11-20T08:00:00Z',
  supplierName: 'Harbour Trading',
  cost: '2.50',
  pieces: 48,
  purchaseOrderId: 31,
  purchaseOrderNumber: number,
  ...(landedCost ? { landedCost } : {}),
});

function open(role: string, position?: string) {
  const sent: unknown[] = [];
  server.use(
    onGet('/api/products/4', MANGO),
    onGet('/api/products/4/costs', [
      receipt('PO-2026-0009', '3.11'),
      receipt('PO-2026-0008', MANGO.manufacturerCost),
      receipt('PO-2026-0007', null),
    ]),
    http.put(PRODUCT, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(MANGO);
    }),
  );
  const view = renderWithProviders(<CostsPage />, {
    at: '/purchasing/products/4/costs',
    path: '/purchasing/products/:productId/costs',
    user: user({ role, ...(position ? { position } : {}) }),
  });
  return { ...view, sent };
}

it('makes the landed cost of a receipt the cost of the product, after asking', async () => {
  const { events, sent } = open('manufacturer');
  const row = await screen.findByRole('row', { name: /PO-2026-0009/ });
  expect(within(row).getByText('$2.50')).toBeVisible();
  expect(within(row).getByText('$3.11')).toBeVisible();
  for (const number of ['PO-2026-0008', 'PO-2026-0007'])
    expect(screen.queryByRole('button', { name: `Actions for ${number}` })).not.toBeInTheDocument();
  await chooseInRow('PO-2026-0009', 'Use as cost');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/the wholesale price becomes \$3\.73/)).toBeVisible();
  expect(sent).toEqual([]);
  await events.click(dialog.getByRole('button', { name: 'Use as cost' }));
  expect(await findToast('Cost changed')).toBeVisible();
  expect(sent).toMatchObject([
    { manufacturerCost: '3.11', expected: { manufacturerCost: MANGO.manufacturerCost } },
  ]);
});

it('says what the server refuses', async () => {
  const { events } = open('admin');
  server.use(http.put(PRODUCT, () => problem(409, 'This product was changed meanwhile.')));
  await chooseInRow('PO-2026-0009', 'Use as cost');
  const dialog = within(await screen.findByRole('dialog'));
  await events.click(dialog.getByRole('button', { name: 'Use as cost' }));
  expect(await findToast('This product was changed meanwhile.')).toBeVisible();
});

it('shows purchasers both costs, and does not let them say what a product costs', async () => {
  open('employee', 'Purchaser');
  const row = await screen.findByRole('row', { name: /PO-2026-0009/ });
  expect(within(row).getByText('$3.11')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
});
