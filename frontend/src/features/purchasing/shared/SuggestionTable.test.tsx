import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SuggestionResponse } from '@/api/generated';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { SuggestionTable } from './SuggestionTable';

const ORDERS = `${window.location.origin}/api/purchase-orders`;
const harbour = { supplierId: 4, supplierName: 'Harbour Trading', packSize: 24, cost: '2.50' };
const row = (productId: number, changes: Partial<SuggestionResponse>): SuggestionResponse => ({
  productId,
  productName: `Product ${productId}`,
  productSku: `P-${productId}`,
  available: 3,
  onOrder: 0,
  sold: 60,
  reorderPoint: 42,
  pieces: 48,
  daysLeft: 1,
  reason: 'Sells 2 a day; 3 are left for 1 day.',
  source: harbour,
  ...changes,
});
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  server.use(
    onGet('/api/suppliers', [{ id: 4, name: 'Harbour Trading' }]),
    onGet('/api/purchasing/suggestions', [
      row(1, { productName: 'Mango Ice' }),
      row(2, { productName: 'Mint', pieces: 10 }),
      row(3, { productName: 'Plum', source: null, daysLeft: null }),
    ]),
    http.post(ORDERS, async ({ request }) => {
      sent.push(await request.json());
      const made = [{ id: 31, number: 'PO-2026-0007', supplierName: 'Harbour Trading' }];
      return HttpResponse.json(made, { status: 201 });
    }),
  );
});

const open = (position: string) =>
  renderWithProviders(<SuggestionTable />, {
    user: user({ role: 'employee', position }),
    routes: [{ path: '/purchasing/orders/:id', element: <p>The draft</p> }],
  });

it('makes a purchase order of a suggestion with two clicks', async () => {
  const { events } = open('Purchaser');
  await events.click(await screen.findByRole('checkbox', { name: 'Order Mango Ice' }));
  await events.click(screen.getByRole('button', { name: 'Create Purchase Order (1)' }));
  expect(await screen.findByText('Purchase order PO-2026-0007 drafted')).toBeVisible();
  expect(screen.getByText('The draft')).toBeVisible();
  expect(sent).toEqual([{ lines: [{ productId: 1, pieces: 48 }] }]);
});

it('orders all that has a supplier, with the pieces that were typed', async () => {
  const { events } = open('Purchaser');
  const field = await screen.findByRole('textbox', { name: 'Pieces of Mint' });
  await events.clear(field);
  await events.type(field, '12');
  await events.click(screen.getByRole('button', { name: 'Select all' }));
  expect(screen.getByText('2 products selected · $150.00')).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Create Purchase Order (2)' }));
  await screen.findByText('The draft');
  expect(sent).toEqual([
    {
      lines: [
        { productId: 1, pieces: 48 },
        { productId: 2, pieces: 12 },
      ],
    },
  ]);
});

it('sets the supplier of a product that has none, which can be ordered then', async () => {
  const { events } = open('Purchaser');
  server.use(
    http.put(`${window.location.origin}/api/products/:id/supplier`, async ({ request, params }) => {
      sent.push({ id: params.id, body: await request.json() });
      server.use(onGet('/api/purchasing/suggestions', [row(3, { productName: 'Plum' })]));
      return HttpResponse.json(harbour);
    }),
  );
  await events.click(await screen.findByRole('button', { name: 'Choose supplier: Plum' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Supplier of Plum' }));
  await dialog.findByRole('option', { name: 'Harbour Trading' });
  await events.click(dialog.getByRole('button', { name: 'Save supplier' }));
  expect(await dialog.findByText('Choose a supplier.')).toBeVisible();
  await events.selectOptions(dialog.getByLabelText(/^Supplier/), '4');
  await events.type(dialog.getByLabelText(/^Unit cost/), '2.50');
  await events.click(dialog.getByRole('button', { name: 'Save supplier' }));
  expect(await screen.findByText('Plum is now ordered from Harbour Trading')).toBeVisible();
  expect(sent).toEqual([{ id: '3', body: { supplierId: 4, cost: '2.50' } }]);
  const box = await screen.findByRole('checkbox', { name: 'Order Plum' });
  await waitFor(() => expect(box).toHaveFocus());
});

it('asks on for the supplier when a tablet is turned and the rows become cards', async () => {
  const listeners: (() => void)[] = [];
  let isNarrow = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return isNarrow && query.includes('max-width');
    },
    media: query,
    addEventListener: (_type: string, listener: () => void) => void listeners.push(listener),
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  const { events } = open('Purchaser');
  await events.click(await screen.findByRole('button', { name: 'Choose supplier: Plum' }));
  const dialog = await screen.findByRole('dialog', { name: 'Supplier of Plum' });
  isNarrow = true;
  act(() => listeners.forEach((listener) => listener()));
  const cards = { name: 'Suggested purchases', hidden: true };
  expect(await screen.findByRole('list', cards)).toBeInTheDocument();
  expect(dialog).toBeVisible();
});

it('changes a supplier, and says what the server has against one', async () => {
  const { events } = open('Purchaser');
  server.use(
    http.put(`${window.location.origin}/api/products/:id/supplier`, () =>
      problem(422, 'Please check the form.', { supplierId: 'This supplier is inactive.' }),
    ),
  );
  await events.click(await screen.findByRole('button', { name: 'Change supplier: Mint' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Supplier of Mint' }));
  await dialog.findByRole('option', { name: 'Harbour Trading' });
  expect(dialog.getByLabelText(/^Supplier/)).toHaveValue('4');
  await events.click(dialog.getByRole('button', { name: 'Save supplier' }));
  expect(await dialog.findByText('This supplier is inactive.')).toBeVisible();
});

it('says what the server has against it', async () => {
  server.use(http.post(ORDERS, () => problem(422, 'This supplier was not found.')));
  const { events } = open('Purchaser');
  await events.click(await screen.findByRole('checkbox', { name: 'Order Mint' }));
  await events.click(screen.getByRole('button', { name: 'Create Purchase Order (1)' }));
  expect(await screen.findByText('The purchase order was not created')).toBeVisible();
  expect(screen.getByText('This supplier was not found.')).toBeVisible();
});

it('is for others to read, with the reasons', async () => {
  open('Supervisor');
  expect(await screen.findAllByText('Sells 2 a day; 3 are left for 1 day.')).toHaveLength(3);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Create|Choose/ })).not.toBeInTheDocument();
});
