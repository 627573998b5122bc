import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { paths } from '@/lib/paths';
import { onGet, problem, server } from '@/testing/server';
import { fill, findToast } from '@/testing/visit';
import { Batches } from '../Batches';
import CountsPage from '../counts/CountsPage';
import LotsPage from '../lots/LotsPage';
import StockProductPage from '../StockProductPage';
import LowStockPage from './LowStockPage';
import StockHistoryPage from './StockHistoryPage';

const ORIGIN = window.location.origin;
const MOVEMENT = {
  id: 1,
  productId: 7,
  productName: 'Mango Ice',
  productSku: 'MI-1',
  type: 'out',
  reason: 'adjustment',
  quantity: 3,
  balanceAfter: 27,
  lotId: 4,
  lotCode: 'L-4',
  lotBalanceAfter: 9,
  countId: 5,
  createdAt: '2026-11-20T08:00:00Z',
};
const LOT = {
  id: 4,
  productId: 7,
  productName: 'Mango Ice',
  productSku: 'MI-1',
  code: 'L-4',
  expiresOn: '2028-01-05',
  state: 'open',
  isHeld: false,
  stockIn: 100,
  stockOut: 40,
  balance: 60,
  createdAt: '2026-01-06T08:00:00Z',
};
const LOW = {
  id: 7,
  name: 'Mango Ice',
  sku: 'MI-1',
  category: 'Other',
  isActive: true,
  stockBalance: 9,
  stockReserved: 2,
  stockHeld: 3,
  stockAvailable: 4,
};

let asked: URLSearchParams[] = [];

beforeEach(() => {
  asked = [];
  const keep = (path: string, body: object[]) =>
    http.get(ORIGIN + path, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(body as never);
    });
  server.use(
    onGet('/api/notifications', []),
    onGet('/api/lots', []),
    onGet('/api/lots/4', { id: 4, code: 'L-4', productName: 'Mango Ice', events: [] }),
    onGet('/api/products/7', LOW),
    keep('/api/products', [LOW]),
    keep('/api/inventory/transactions', [MOVEMENT]),
  );
});

it('shows the ledger with both running balances and exports what its filters show', async () => {
  const search = '?productId=7&lotId=4&countId=5&reason=adjustment&from=2026-11-01';
  const { events } = renderWithProviders(<StockHistoryPage />, { at: `/${search}` });
  const row = await screen.findByRole('row', { name: /Mango Ice/ });
  expect(row).toHaveTextContent(/Out.*Adjustment.*−3.*27.*L-4.*9 left/);
  expect(within(row).getByRole('link', { name: 'Stock count 5' })).toHaveAttribute(
    'href',
    '/stock-counts/5',
  );
  const call = asked.find((params) => params.has('reason'));
  for (const name of ['productId', 'lotId', 'countId', 'from'])
    expect(call?.get(name)).toBe(new URLSearchParams(search).get(name));
  await events.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('menuitem', { name: 'CSV file' })).toHaveAttribute(
    'href',
    `/api/exports/movements.csv${search}&sort=-created`,
  );
});

it('begins with the oldest movement when that is wanted', async () => {
  const { events } = renderWithProviders(<StockHistoryPage />);
  await events.click(await screen.findByRole('button', { name: 'Time' }));
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('created'));
  const time = await screen.findByRole('columnheader', { name: 'Time' });
  expect(time).toHaveAttribute('aria-sort', 'ascending');
});

it.each([
  ['LotsPage', <LotsPage key="lots" />],
  ['Batches', <Batches key="batches" productId={7} />],
])('sorts batches by code and by their last day from either end: %s', async (_, page) => {
  const orders: (string | null)[] = [];
  server.use(
    http.get(`${ORIGIN}/api/lots`, ({ request }) => {
      orders.push(new URL(request.url).searchParams.get('sort'));
      return HttpResponse.json([LOT]);
    }),
  );
  const { events } = renderWithProviders(page);
  await screen.findByText('L-4');
  expect(orders).toEqual(['expiry']);
  const named = [/^Batch( code)?$/, 'Expires'];
  const [code, expires] = named.map((name) => screen.getByRole('button', { name }));
  for (const [heading, order] of [
    [expires, '-expiry'],
    [code, 'code'],
    [code, '-code'],
  ] as const) {
    if (heading) await events.click(heading);
    await waitFor(() => expect(orders.at(-1)).toBe(order));
  }
});

it('lets a filter of a link be taken away', async () => {
  const { router, events } = renderWithProviders(<StockHistoryPage />, { at: '/?countId=5' });
  await screen.findByText('Only movements of stock count 5');
  await events.click(screen.getByTestId('CancelIcon'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('lists what runs out, least first, with what is held and the way to take more in', async () => {
  renderWithProviders(<LowStockPage />);
  const row = await screen.findByRole('row', { name: /Mango Ice/ });
  const figures = within(row)
    .getAllByRole('cell')
    .slice(1, 5)
    .map((cell) => cell.textContent);
  expect(figures).toEqual(['9', '2', '3', '4']);
  expect(asked.some((params) => params.get('sort') === 'stock')).toBe(true);
  expect(within(row).getByRole('link', { name: 'Stock In: Mango Ice' })).toHaveAttribute(
    'href',
    '/dashboard/manufacturer/stock-in?product=7',
  );
});

it('says where a product is picked, and takes another location', async () => {
  const state = { product: { ...LOW, status: 'active', location: 'A-03-12-2' } };
  const sent: unknown[] = [];
  server.use(
    http.get(`${ORIGIN}/api/products/7`, () => HttpResponse.json(state.product)),
    http.put(`${ORIGIN}/api/products/7/location`, async ({ request }) => {
      const body = (await request.json()) as { location: string | null };
      sent.push(body);
      if (body.location === 'there')
        return problem(422, 'Please check the form.', { location: 'Please enter the location.' });
      state.product = { ...state.product, location: 'B-1-1-1' };
      return HttpResponse.json(state.product);
    }),
  );
  const { events } = renderWithProviders(<StockProductPage />, {
    at: paths.stock.product(7),
    path: paths.stock.productPattern,
  });
  expect(await screen.findByText('A-03-12-2')).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Edit location' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Location of Mango Ice' }));
  fill({ Location: 'there' });
  await events.click(dialog.getByRole('button', { name: 'Save location' }));
  expect(await dialog.findByText('Please enter the location.')).toBeVisible();
  fill({ Location: ' b-1-1-1 ' });
  await events.click(dialog.getByRole('button', { name: 'Save location' }));
  await findToast('Location saved');
  expect(sent).toEqual([{ location: 'there' }, { location: 'b-1-1-1' }]);
  expect(await screen.findByText('B-1-1-1')).toBeVisible();
});

it('lists what was counted, and offers it as a file', async () => {
  server.use(
    onGet('/api/stock-counts', [
      {
        id: 5,
        reason: 'Shelf 4',
        lineCount: 3,
        differenceCount: 1,
        piecesIn: 0,
        piecesOut: 2,
        createdAt: '2026-11-22T08:00:00Z',
      },
    ]),
  );
  const { events } = renderWithProviders(<CountsPage />);
  expect(await screen.findByRole('row', { name: /Shelf 4/ })).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Export' }));
  const file = await screen.findByRole('menuitem', { name: /^Excel file/ });
  expect(file).toHaveAttribute('href', '/api/exports/stock-counts.xlsx?sort=-created');
});
