import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { findToast } from '@/testing/visit';
import PricingPage from './PricingPage';

const PATH = `${window.location.origin}/api/dealer-pricing/7`;
const own = (id: number, changes: object = {}) => ({
  productId: id,
  productName: `Lamp ${id}`,
  sku: `L-${id}`,
  customPrice: '20.00',
  suggestedDealerMinPrice: '16.00',
  suggestedDealerMaxPrice: '25.00',
  dealerPrice: '16.00',
  margin: '4.00',
  isBlocked: false,
  updatedAt: '2026-11-20T08:00:00Z',
  ...changes,
});

function open(prices: ReturnType<typeof own>[], at = '/dashboard/dealer/custom-pricing') {
  const calls: unknown[] = [];
  server.use(
    onGet('/api/categories', []),
    http.get(PATH, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [ids, at] = [searchParams.getAll('productId'), Number(searchParams.get('cursor') ?? 0)];
      const wanted = prices.filter(
        ({ productId, isBlocked }) =>
          (ids.length === 0 || ids.includes(String(productId))) &&
          (!searchParams.has('blocked') || isBlocked),
      );
      const end = at + Number(searchParams.get('limit') ?? 200);
      const headers = {
        'X-Total-Count': String(wanted.length),
        ...(end < wanted.length ? { Link: `<${PATH}?cursor=${end}>; rel="next"` } : {}),
      };
      return HttpResponse.json(wanted.slice(at, end), { headers });
    }),
    onGet('/api/products', [
      {
        id: 3,
        name: 'Lamp 3',
        sku: 'L-3',
        dealerPrice: '13.00',
        suggestedDealerMinPrice: '16.00',
        suggestedDealerMaxPrice: '25.00',
      },
      { id: 4, name: 'Lamp 4', sku: 'L-4', dealerPrice: '13.00' },
    ]),
    http.put(`${PATH}/:id`, async ({ request, params }) => {
      const body = (await request.json()) as { customPrice: string };
      calls.push([params.id, body]);
      return HttpResponse.json(own(Number(params.id), { customPrice: body.customPrice }));
    }),
    http.delete(`${PATH}/:id`, ({ params }) => {
      calls.push(['remove', params.id]);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { ...renderWithProviders(<PricingPage />, { at, user: user({ role: 'dealer' }) }), calls };
}

it('says so while there is none, and leads to the products', async () => {
  open([]);
  expect(await screen.findByText('No custom pricing set yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a product' })).toHaveAttribute(
    'href',
    '/dashboard/dealer/custom-pricing?tab=all',
  );
});

it('names what cannot be sold first, and why', async () => {
  const reason = 'The price must be between $21.00 and $25.00.';
  const { events } = open([
    own(9, { isBlocked: true, reason, suggestedDealerMinPrice: '21.00' }),
    own(1),
  ]);
  expect(await screen.findByText('1 product is not for sale in your store')).toBeVisible();
  const [first] = within(screen.getByRole('list', { name: 'Your prices' })).getAllByRole(
    'listitem',
  );
  expect(within(first as HTMLElement).getByText('Lamp 9')).toBeVisible();
  expect(within(first as HTMLElement).getByText('Not for sale')).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('menuitem', { name: 'CSV file' })).toHaveAttribute(
    'href',
    '/api/exports/dealer-prices.csv?userId=7',
  );
});

it('shows what is earned while typing, and keeps within the range', async () => {
  const { events, calls } = open([], '/dashboard/dealer/custom-pricing?tab=all');
  const field = await screen.findByLabelText('Your price for Lamp 3');
  expect(field).toHaveAccessibleDescription('You earn $3.00 (18.8%)');
  await events.type(field, '26');
  expect(field).toHaveAccessibleDescription('The price must be between $16.00 and $25.00.');
  await events.clear(field);
  await events.type(field, '20{Enter}');
  await findToast('Lamp 3 now costs $20.00 in your store.');
  expect(calls).toEqual([['3', { customPrice: '20.00', expected: { customPrice: null } }]]);
  expect(screen.getByLabelText('Your price for Lamp 4')).toBeDisabled();
});

it('shows prices page by page, and counts what is blocked on all of them', async () => {
  const prices = Array.from({ length: 30 }, (_, index) =>
    own(index + 1, { isBlocked: index < 27 }),
  );
  const { events } = open(prices);
  expect(await screen.findByText('27 products are not for sale in your store')).toBeVisible();
  expect(screen.getByText('Lamp 25')).toBeVisible();
  expect(screen.queryByText('Lamp 26')).not.toBeInTheDocument();
  await events.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Lamp 30')).toBeVisible();
});

it('tells the admin who looks that there is no store', () => {
  renderWithProviders(<PricingPage />, { user: user({ role: 'admin' }) });
  expect(screen.getByText('You have no store')).toBeVisible();
});

it('shows what the server refuses at the field', async () => {
  const { events } = open([own(1)]);
  server.use(
    http.put(`${PATH}/1`, () =>
      problem(422, 'No.', { customPrice: 'The price must be between $18.00 and $25.00.' }),
    ),
  );
  const field = await screen.findByLabelText('Your price for Lamp 1');
  await events.clear(field);
  await events.type(field, '17{Enter}');
  expect(await screen.findByText('The price must be between $18.00 and $25.00.')).toBeVisible();
  expect(field).toHaveValue('17');
});

it('asks whose price stays when another window was faster', async () => {
  const { events } = open([own(1)]);
  const bodies: unknown[] = [];
  const changed = 'Somebody else has changed this meanwhile.';
  server.use(
    http.put(`${PATH}/1`, async ({ request }) => {
      bodies.push(await request.json());
      return bodies.length === 1
        ? problem(409, changed, { customPrice: changed }, { customPrice: '22.00' })
        : HttpResponse.json(own(1, { customPrice: '22.00' }));
    }),
  );
  const field = await screen.findByLabelText('Your price for Lamp 1');
  await events.clear(field);
  await events.type(field, '18{Enter}');
  await events.click(await screen.findByRole('radio', { name: 'Theirs: $22.00' }));
  expect(field).toHaveValue('18');
  await events.click(screen.getByRole('button', { name: 'Save' }));
  await findToast('Lamp 1 now costs $22.00 in your store.');
  expect(bodies[1]).toEqual({ customPrice: '22.00', expected: { customPrice: '22.00' } });
});

it('removes a price', async () => {
  const { events, calls } = open([own(1)]);
  await events.click(await screen.findByRole('button', { name: 'Remove your price for Lamp 1' }));
  await findToast('Lamp 1 now sells at the suggested price.');
  expect(calls).toEqual([['remove', '1']]);
});

it('sets what a pack costs, and lets it follow the piece again', async () => {
  const pack = { storePrice: '171.43', dealerPrice: '120.00', margin: '51.43' };
  const { events, calls } = open([own(1, { pack, packPrice: '165.00' })]);
  const field = await screen.findByLabelText('Your price for Lamp 1 by the Pack');
  expect(field).toHaveValue('165.00');
  expect(field).toHaveAccessibleDescription('In your store $171.43; you pay $120.00');
  await events.clear(field);
  await events.type(field, '150{Enter}');
  await findToast('Lamp 1: price by the Pack saved.');
  await events.clear(field);
  await events.click(screen.getByRole('button', { name: 'Save the price for Lamp 1 by the Pack' }));
  // The test's server keeps nothing.
  const expected = { customPrice: '20.00', packPrice: '165.00' };
  await waitFor(() =>
    expect(calls).toEqual([
      ['1', { customPrice: '20.00', packPrice: '150.00', expected }],
      ['1', { customPrice: '20.00', packPrice: null, expected }],
    ]),
  );
});

it('says in words which sizes are not sold to the dealer', async () => {
  open([own(1, { pack: { storePrice: '171.43' }, bulk: {}, packPrice: '165.00' })]);
  const named = (size: string) => screen.findByLabelText(`Your price for Lamp 1 by the ${size}`);
  expect(await named('Pack')).toHaveAccessibleDescription('In your store $171.43; not sold to you');
  expect(await named('Bulk')).toHaveAccessibleDescription(
    'Not for sale in your store; not sold to you',
  );
  expect(screen.queryByText(/—/)).not.toBeInTheDocument();
});

it('says in words which products are not sold to the dealer', async () => {
  open([], '/dashboard/dealer/custom-pricing?tab=all');
  const range = { suggestedDealerMinPrice: '16.00' };
  server.use(onGet('/api/products', [{ id: 5, name: 'Lamp 5', sku: 'L-5', ...range }]));
  expect(await screen.findByText('L-5 · Not sold to you')).toBeVisible();
  expect(
    screen.getByRole('img', {
      name: 'Suggested range from $16.00; no price of your own; not sold to you',
    }),
  ).toBeVisible();
});

it('asks before a typed price is lost, on the next page too', async () => {
  const { events, router } = open(Array.from({ length: 26 }, (_, index) => own(index + 1)));
  const field = await screen.findByLabelText('Your price for Lamp 1');
  fireEvent.change(field, { target: { value: '19' } });
  await events.click(screen.getByRole('button', { name: 'Next page' }));
  const dialog = within(await screen.findByRole('dialog'));
  await events.click(dialog.getByRole('button', { name: 'Stay here' }));
  expect(field).toHaveValue('19');
  expect(router.state.location.search).toBe('');
  await events.click(await screen.findByRole('button', { name: 'Save the price for Lamp 1' }));
  await findToast('Lamp 1 now costs $19.00 in your store.');
  await events.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Lamp 26')).toBeVisible();
});

it('changes the prices of all that is sold at once, each within its range', async () => {
  const { events, calls } = open([own(3, { customPrice: '24.00', dealerPrice: '13.00' }), own(9)]);
  await events.click(await screen.findByRole('button', { name: 'Change prices' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change prices' }));
  const by = dialog.getByLabelText('Change');
  await events.type(by, '-100%');
  expect(by).toBeInvalid();
  expect(by).toHaveAccessibleDescription('A price can’t fall by 100% or more.');
  await events.clear(by);
  await events.type(by, '+20 %');
  const list = within(await dialog.findByRole('list', { name: 'Prices after the change' }));
  expect(list.getByRole('listitem')).toHaveTextContent(
    'Lamp 3$24.00 → $16.00You earn $3.00 (18.8%) · at the minimum',
  );
  expect(dialog.getByText(/^1 product has no suggested range/)).toBeVisible();
  await events.selectOptions(dialog.getByLabelText('Starting from'), 'Your price, or the minimum');
  expect(list.getByRole('listitem')).toHaveTextContent(
    'Lamp 3$24.00 → $25.00You earn $12.00 (48.0%) · at the maximum',
  );
  await events.selectOptions(dialog.getByLabelText('Products'), 'Products with your own price');
  await events.click(dialog.getByRole('button', { name: 'Change 1 price' }));
  await findToast('1 changed');
  expect(calls).toEqual([['3', { customPrice: '25.00', expected: { customPrice: '24.00' } }]]);
});
