import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { setBusinessZone } from '@/lib/dates';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { findToast } from '@/testing/visit';
// Loaded before the clock of a test runs.
import './ChangeDialog';
import PricingPage from './PricingPage';
import './ReviewDialog';
import './StepDialog';

afterEach(() => setBusinessZone('UTC'));

const ORIGIN = window.location.origin;
const PATH = `${ORIGIN}/api/wholesaler/prices`;
const CHANGE = {
  id: 12,
  audience: 'dealer',
  actorName: 'Mei Wong',
  effectiveFrom: '2026-11-22T04:00:00Z',
  createdAt: '2026-11-22T04:00:00Z',
  cellCount: 2,
};
const since = (price: string) => ({ price, effectiveFrom: '2026-01-01T00:00:00Z' });
const ROWS = [
  {
    productId: 1,
    sku: 'L-1',
    name: 'Lamp one',
    category: 'Lamps',
    basePrice: '16.00',
    prices: { usa: since('15.00') },
    upcoming: { asia: { price: '14.00', effectiveFrom: '2027-01-01T12:00:00Z' } },
  },
  {
    productId: 2,
    sku: 'L-2',
    name: 'Lamp two',
    category: 'Lamps',
    basePrice: '20.00',
    prices: {},
    upcoming: {},
  },
];

type Call = { path: string; body: Record<string, unknown> };

/** A server that takes everything; tests of refusals put their own answer first. */
function open() {
  const calls: Call[] = [];
  const take = (method: 'put' | 'post', path: string, answer: JsonBodyType) =>
    http[method](ORIGIN + path, async ({ request }) => {
      const text = await request.text();
      calls.push({ path, body: (text ? JSON.parse(text) : {}) as Call['body'] });
      return HttpResponse.json(answer);
    });
  server.use(
    onGet('/api/categories', [{ name: 'Lamps', productCount: 2 }]),
    onGet('/api/wholesaler/prices', ROWS, { headers: { 'X-Total-Count': '2' } }),
    onGet('/api/wholesaler/price-changes', [CHANGE]),
    onGet('/api/wholesaler/price-changes/12', {
      ...CHANGE,
      cells: [{ productId: 1, sku: 'L-1', name: 'Lamp one', region: 'usa', from: '15.00' }],
    }),
    take('put', '/api/wholesaler/prices', { ...CHANGE, cells: [] }),
    http.post(`${PATH}/check`, () => HttpResponse.json([])),
    take('post', '/api/wholesaler/price-changes/12/undo', { ...CHANGE, id: 13, cells: [] }),
    take('post', '/api/wholesaler/prices/preview', [
      {
        productId: 1,
        sku: 'L-1',
        name: 'Lamp one',
        region: 'usa',
        current: '15.00',
        from: '15.00',
        to: '15.75',
      },
      { productId: 2, sku: 'L-2', name: 'Lamp two', region: 'usa', from: '20.00', to: '21.00' },
      {
        productId: 3,
        sku: 'L-3',
        name: 'Lamp three',
        region: 'usa',
        problem: 'No price to start.',
      },
    ]),
  );
  const view = renderWithProviders(<PricingPage audience="dealer" />, {
    at: '/dashboard/wholesaler/dealer-pricing',
    routes: [{ path: '/elsewhere', element: <p>elsewhere</p> }],
  });
  return { ...view, calls };
}

const cell = (name: RegExp) => screen.findByRole('gridcell', { name });
const button = (name: string) => screen.getByRole('button', { name });

async function typeInto(name: RegExp, keys: string, events: ReturnType<typeof open>['events']) {
  (await cell(name)).focus();
  await events.keyboard(keys);
}

it('saves what was typed together with what was seen', async () => {
  const { events, calls } = open();
  const asia = /^Lamp one, Asia: none, base price \$16.00, \$14.00 from Jan 1, 2027/;
  expect(await cell(asia)).toBeVisible();
  await typeInto(/^Lamp one, USA/, '12{Enter}13{Enter}', events);
  expect(screen.getByText('2 changed prices of 2 products')).toBeVisible();
  await events.click(button('Review and save'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('$15.00')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('Note'), { target: { value: 'Spring' } });
  await events.click(dialog.getByRole('button', { name: 'Save prices' }));
  await findToast('2 prices saved');
  expect(calls).toEqual([
    {
      path: '/api/wholesaler/prices',
      body: {
        audience: 'dealer',
        note: 'Spring',
        cells: [
          { productId: 1, region: 'usa', price: '12.00', expected: '15.00' },
          { productId: 2, region: 'usa', price: '13.00', expected: null },
        ],
      },
    },
  ]);
});

it('takes a saved change back from the toast', async () => {
  const { events, calls } = open();
  await typeInto(/^Lamp one, USA/, '12{Enter}', events);
  await events.click(button('Review and save'));
  const dialog = within(await screen.findByRole('dialog'));
  await events.click(dialog.getByText('Save prices'));
  await findToast('1 price saved');
  await events.click(screen.getByText('Undo'));
  await findToast('Change undone');
  expect(calls.at(-1)?.path).toBe('/api/wholesaler/price-changes/12/undo');
});

it('plans prices for a later day of the business, not for a past one', async () => {
  setBusinessZone('Asia/Kuala_Lumpur');
  const { events, calls } = open();
  await typeInto(/^Lamp one, USA/, '12{Enter}', events);
  await events.click(button('Review and save'));
  const dialog = within(await screen.findByRole('dialog'));
  await events.selectOptions(dialog.getByLabelText('Effective date'), 'later');
  const day = dialog.getByLabelText(/^Day/);
  expect(dialog.getByText(/in the time zone Asia\/Kuala Lumpur \(GMT\+8\)/)).toBeVisible();
  fireEvent.change(day, { target: { value: '2020-01-01' } });
  await events.click(dialog.getByRole('button', { name: 'Save prices' }));
  expect(await dialog.findByText('Choose a date after today.')).toBeVisible();
  fireEvent.change(day, { target: { value: '2031-12-01' } });
  await events.click(dialog.getByRole('button', { name: 'Save prices' }));
  await findToast('1 price saved');
  expect(calls[0]?.body.effectiveFrom).toBe('2031-11-30T16:00:00.000Z');
});

it('asks whose price stays when somebody else has changed it meanwhile', async () => {
  const { events, calls } = open();
  await typeInto(/^Lamp one, USA/, '12{Enter}13{Enter}', events);
  server.use(
    http.put(
      PATH,
      () =>
        problem(
          409,
          'Prices have changed.',
          { 'cells[0].expected': 'This price is 15.50 now.' },
          { 'cells[0].expected': '15.50' },
        ),
      { once: true },
    ),
  );
  await events.click(button('Review and save'));
  const dialog = within(await screen.findByRole('dialog'));
  await events.click(dialog.getByRole('button', { name: 'Save prices' }));
  expect(await screen.findByText(/changed 1 of these prices/)).toBeVisible();
  expect(await cell(/^Lamp one, USA: \$12.00, not saved, now \$15.50/)).toBeVisible();
  expect(button('Review and save')).toBeDisabled();
  await events.click(button('Keep mine'));
  await events.click(button('Review and save'));
  const again = within(await screen.findByRole('dialog'));
  await events.click(again.getByRole('button', { name: 'Save prices' }));
  await findToast('2 prices saved');
  expect(calls.at(-1)?.body.cells).toEqual([
    { productId: 1, region: 'usa', price: '12.00', expected: '15.50' },
    { productId: 2, region: 'usa', price: '13.00', expected: null },
  ]);
});

it('does not save what is no price', async () => {
  const { events } = open();
  await typeInto(/^Lamp one, USA/, '0{Enter}', events);
  expect(screen.getByText('1 invalid price')).toBeVisible();
  expect(button('Review and save')).toBeDisabled();
  await events.click(button('Discard'));
});

it('moves many prices by percent: the server computes, the table shows, nothing is saved', async () => {
  const { events, calls } = open();
  await cell(/^Lamp one, USA/);
  await events.click(button('Bulk edit'));
  const dialog = within(await screen.findByRole('dialog'));
  await events.click(dialog.getByRole('checkbox', { name: 'Asia' }));
  await events.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await dialog.findByText(/Enter a number/)).toBeVisible();
  await events.type(dialog.getByLabelText(/^Change/), '5 %');
  await events.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('1 row is invalid and will be skipped.')).toBeVisible();
  const body = { audience: 'dealer', regions: ['usa', 'canada', 'europe'], percent: '5' };
  expect(calls).toEqual([{ path: '/api/wholesaler/prices/preview', body }]);
  await events.click(button('Add 2 prices to the table'));
  expect(await cell(/^Lamp one, USA: \$15.75, not saved, was \$15.00/)).toBeVisible();
  expect(await cell(/^Lamp two, USA: \$21.00, not saved, new price/)).toBeVisible();
  expect(calls).toHaveLength(1);
  await events.click(button('Bulk edit'));
  const again = within(await screen.findByRole('dialog'));
  await events.type(again.getByLabelText(/^Change/), '5{Enter}');
  const preview = await screen.findByRole('dialog', { name: 'Prices after the change' });
  await events.click(within(preview).getByRole('button', { name: 'Review and save' }));
  expect(await screen.findByRole('dialog', { name: 'Save 2 prices' })).toBeVisible();
});

it('asks before unsaved prices are left', async () => {
  const { events, router } = open();
  await typeInto(/^Lamp one, USA/, '12{Enter}', events);
  void router.navigate('/elsewhere');
  const dialog = within(await screen.findByRole('dialog'));
  await events.click(dialog.getByRole('button', { name: /stay/i }));
  expect(await cell(/^Lamp one, USA: \$12.00, not saved/)).toBeVisible();
});

it('keeps every change, with its prices and the way to undo it', async () => {
  const { events, calls } = open();
  await events.click(await screen.findByRole('tab', { name: 'History' }));
  expect(await screen.findByText('Mei Wong')).toBeVisible();
  await events.click(button('Details'));
  const details = within(await screen.findByRole('dialog'));
  expect(await details.findByText('Lamp one')).toBeVisible();
  expect(details.getByText('removed')).toBeVisible();
  await events.click(details.getByRole('button', { name: 'Close' }));
  await events.click(await screen.findByRole('button', { name: 'Undo change #12' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo change #12?' }));
  await events.click(dialog.getByRole('button', { name: 'Undo' }));
  await findToast('Change undone');
  expect(calls.at(-1)?.path).toBe('/api/wholesaler/price-changes/12/undo');
});
