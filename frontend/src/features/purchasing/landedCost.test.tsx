import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { chooseInRow, fill, findToast, PATIENCE } from '@/testing/visit';
import CostsPage from './CostsPage';
import PurchaseOrderPage from './PurchaseOrderPage';
import { purchase } from './testPurchases';

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
  purchaseOrderId: Number(number.slice(-1)),
  purchaseOrderNumber: number,
  ...(landedCost ? { landedCost } : {}),
});

function openCosts(role: string, position?: string) {
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
  const { events, sent } = openCosts('manufacturer');
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
  const { events } = openCosts('admin');
  server.use(http.put(PRODUCT, () => problem(409, 'This product was changed meanwhile.')));
  await chooseInRow('PO-2026-0009', 'Use as cost');
  const dialog = within(await screen.findByRole('dialog'));
  await events.click(dialog.getByRole('button', { name: 'Use as cost' }));
  expect(await findToast('This product was changed meanwhile.')).toBeVisible();
});

it('shows purchasers both costs, and does not let them say what a product costs', async () => {
  openCosts('employee', 'Purchaser');
  const row = await screen.findByRole('row', { name: /PO-2026-0009/ });
  expect(within(row).getByText('$3.11')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
});

const ORDER = `${window.location.origin}/api/purchase-orders/31`;

function openOrder(changes: Parameters<typeof purchase>[0]) {
  const sent: unknown[] = [];
  server.use(
    onGet('/api/purchase-orders/31', purchase(changes)),
    http.post(`${ORDER}/charges`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(purchase());
    }),
  );
  const view = renderWithProviders(<PurchaseOrderPage />, {
    at: '/purchasing/orders/31',
    path: '/purchasing/orders/:purchaseOrderId',
    user: user({ role: 'employee', position: 'Purchaser' }),
  });
  return { ...view, sent };
}

const FREIGHT = {
  id: 4,
  kind: 'freight',
  amount: '61.50',
  spread: 'weight',
  reference: 'FR-20931',
  note: 'Two pallets',
  recordedByName: 'Pia Purchaser',
  recordedAt: '2026-11-30T08:00:00Z',
} as const;

it('records a bill with how it is spread, and says at the field what is wrong with it', async () => {
  const { sent } = openOrder({
    state: 'received',
    allowedSteps: ['close'],
    canAddCharge: true,
  });
  expect(await screen.findByText(/^Record freight, duty and other bills/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Add charge' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Add a charge to PO-2026-0007' }),
  );
  const add = () => fireEvent.click(dialog.getByText('Add charge'));
  for (const amount of ['0', '1000000.01']) {
    fill({ Amount: amount });
    add();
    expect(
      await dialog.findByText('Enter an amount from 0.01 to $1,000,000.00.', undefined, PATIENCE),
    ).toBeInTheDocument();
  }
  expect(sent).toEqual([]);
  fill({ Type: 'duty', Amount: '1,200.5', 'Spread by': 'weight', 'Bill number (optional)': 'K1' });
  server.use(
    http.post(
      `${ORDER}/charges`,
      () => problem(422, 'Mint has no weight.', { spread: 'Mint has no weight.' }),
      { once: true },
    ),
  );
  add();
  expect(await dialog.findByText('Mint has no weight.', undefined, PATIENCE)).toBeInTheDocument();
  fill({ 'Spread by': 'pieces' });
  add();
  expect(await findToast('Charge added')).toBeVisible();
  const body = { kind: 'duty', amount: '1200.50', spread: 'pieces', reference: 'K1' };
  expect(sent).toEqual([body]);
});

it('shows the charges, what a piece costs with them, and removes one after asking', async () => {
  const lines = purchase().lines.map((line, index) => ({
    ...line,
    received: line.pieces,
    landedCost: ['3.11', '3.71'][index] ?? null,
    chargeShare: ['29.08', '12.10'][index] ?? null,
  }));
  const second = { ...FREIGHT, id: 5, kind: 'other' as const, amount: '8.50', reference: null };
  const { events } = openOrder({
    state: 'closed',
    lines,
    charges: [FREIGHT, { ...second, note: null }],
    canRemoveCharges: true,
  });
  const mango = await screen.findByRole('row', { name: /Mango Ice/ });
  expect(within(mango).getByText('$3.11')).toBeVisible();
  expect(within(mango).getByText('Charges $29.08')).toBeVisible();
  expect(screen.getByText('$70.00 in all, spread over everything received.')).toBeVisible();
  const freight = within(screen.getByRole('row', { name: /FR-20931/ }));
  for (const words of ['Freight', 'Two pallets', 'Weight', 'Pia Purchaser', '$61.50'])
    expect(freight.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add charge' })).not.toBeInTheDocument();
  const removed: unknown[] = [];
  server.use(
    http.delete(`${ORDER}/charges/:charge`, ({ params }) => {
      removed.push(params.charge);
      return HttpResponse.json(purchase());
    }),
  );
  await chooseInRow('Freight $61.50', 'Remove');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Freight $61.50?' }));
  expect(removed).toEqual([]);
  await events.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Charge removed')).toBeVisible();
  expect(removed).toEqual(['4']);
});

it('says why there is no landed cost, and nothing of charges where costs are not seen', async () => {
  const { unmount } = openOrder({ charges: [FREIGHT], landedCostError: 'Mint has no weight.' });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('The landed cost is unknown')).toBeVisible();
  expect(alert.getByText('Mint has no weight.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Actions for Freight/ })).not.toBeInTheDocument();
  unmount();
  openOrder({ charges: null });
  expect(await screen.findByText('PO-2026-0007')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Charges' })).not.toBeInTheDocument();
});
