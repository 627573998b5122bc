import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import PriceListPage from './PriceListPage';

const ORIGIN = window.location.origin;
const product = (id: number, name: string, category: string, prices: Record<string, string>) => ({
  id,
  name,
  sku: `SKU-${id}`,
  category,
  isActive: true,
  inStock: true,
  packUnit: 'Box',
  tierOffers: Object.entries(prices).map(([tier, price]) => ({
    tier,
    price,
    pieces: tier === 'pack' ? 10 : 1,
  })),
});
const MINT = product(1, 'Mint', 'E-Liquids', { unit: '8.00', pack: '75.00' });
const COIL = product(2, 'Coil', 'Coils', { unit: '2.50' });
const HIDDEN = product(3, 'Not for you', 'Coils', {});

function open(respond: (cursor: string | null, category: string | null) => Response) {
  server.use(
    http.get(`${ORIGIN}/api/products`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      return respond(searchParams.get('cursor'), searchParams.get('category'));
    }),
    onGet('/api/categories', [{ name: 'Coils', count: 2 }]),
    onGet('/api/settings/public', {
      companyName: 'Lamps & Cups',
      companyAddress: '12 Jalan Ampang',
      closedCountries: [],
    }),
  );
  return renderWithProviders(<PriceListPage />, {
    user: user({ role: 'dealer', companyName: 'Corner Shop' }),
  });
}

it('lists the price of every size over all pages, under the company, buyer and date', async () => {
  open((cursor) =>
    cursor
      ? HttpResponse.json([MINT])
      : HttpResponse.json([COIL, HIDDEN], {
          headers: { Link: '</api/products?cursor=next>; rel="next"', 'X-Total-Count': '3' },
        }),
  );
  const liquids = await screen.findByRole('region', { name: 'E-Liquids' });
  const rows = within(liquids).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'ProductSizePrice',
    expect.stringMatching(/^MintSKU-1.*\$8\.00$/),
    'Box of 10$75.00',
  ]);
  expect(within(screen.getByRole('region', { name: 'Coils' })).getByText('Coil')).toBeVisible();
  expect(screen.queryByText('Not for you')).toBeNull();
  expect(screen.getByText('Lamps & Cups')).toBeVisible();
  expect(screen.getByText('12 Jalan Ampang')).toBeVisible();
  expect(screen.getByText('Corner Shop', { exact: false })).toBeVisible();
});

it('is narrowed to a category and printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { events } = open((_cursor, category) =>
    HttpResponse.json(category === 'Coils' ? [COIL] : [COIL, MINT]),
  );
  await screen.findByRole('region', { name: 'E-Liquids' });
  await screen.findByRole('option', { name: 'Coils' });
  await events.selectOptions(screen.getByLabelText('Category'), 'Coils');
  expect(await screen.findByRole('region', { name: 'Coils' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'E-Liquids' })).toBeNull();
  await events.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('says that there are no prices yet, and what went wrong', async () => {
  let isBroken = true;
  const { events } = open(() =>
    isBroken ? problem(503, 'Too busy.') : HttpResponse.json([HIDDEN]),
  );
  expect(await screen.findByText('Too busy.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  isBroken = false;
  await events.click(screen.getByRole('button', { name: /Reload|Try again/ }));
  expect(await screen.findByText('No prices for you yet')).toBeVisible();
});
