import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import type { CartQuoteResponse, ShippingOptionResponse } from '@/api/generated';
import { addMoney } from '@/lib/money';
import { onGet, problem, server } from '@/testing/server';
import {
  CART,
  closeCart,
  MANGO,
  openCart,
  ORIGIN,
  PATIENCE,
  pick,
  LINE,
  quoted,
  serveCart,
  shipBy,
  TOTALS,
} from './testCart';

afterEach(closeCart);

const HOME = { recipient: 'Aisha', line1: '1 Hill', city: 'Penang', country: 'Malaysia' };
const STANDARD = { method: 'Standard Shipping', cost: '12.00', days: { from: 2, to: 4 } };
const FERRY = {
  method: 'Sea Freight',
  cost: '6.00',
  days: { from: 9, to: 9 },
  parts: [
    { name: 'Shipping', amount: '0.00' },
    { name: 'Island', amount: '6.00' },
  ],
};
const PICK_UP = { method: 'Pick-Up', cost: '0.00' };
/** By address: what is offered there. */
const OFFERED: Record<string, ShippingOptionResponse[]> = {
  '': [{ ...STANDARD, cost: '9.00' }, PICK_UP],
  '4': [STANDARD, FERRY, PICK_UP],
  '5': [{ ...STANDARD, cost: '15.00' }],
};

interface Asked {
  addressId?: string;
  shippingMethod?: string;
}

/** Answers as the server does: with what is asked for, or the first that is offered. */
function quote({ addressId = '', shippingMethod }: Asked): Partial<CartQuoteResponse> {
  const shippingOptions = OFFERED[addressId] ?? [];
  const [first] = shippingOptions;
  const chosen = shippingOptions.find(({ method }) => method === shippingMethod) ?? first;
  const shippingCost = chosen?.cost ?? '0.00';
  return {
    shippingOptions,
    shippingMethod: chosen?.method ?? null,
    shippingCost,
    total: addMoney('28.00', shippingCost),
  };
}

/** The cart as it is where the buyer lives, by the first method there. */
const AT_HOME = {
  ...CART,
  groups: CART.groups.map((group) => ({
    ...group,
    totals: { ...TOTALS, ...quote({}) },
  })),
};

function open() {
  const served = serveCart(AT_HOME);
  const asked: Asked[] = [];
  const ordered: unknown[] = [];
  server.use(
    onGet('/api/products/1', MANGO),
    onGet('/api/addresses', [
      { id: 4, ...HOME, isDefault: true },
      { id: 5, ...HOME, line1: '2 Bay', isDefault: false },
    ]),
    http.post(`${ORIGIN}/api/cart/quote`, async ({ request }) => {
      const body = (await request.json()) as Asked;
      asked.push(body);
      return HttpResponse.json(quoted(quote(body)));
    }),
    http.post(`${ORIGIN}/api/orders`, async ({ request }) => {
      ordered.push(await request.json());
      served.empty();
      return HttpResponse.json({ id: 77 }, { status: 201 });
    }),
  );
  return { ...openCart('customer'), asked, ordered };
}

const choice = async () =>
  within(await screen.findByRole('radiogroup', { name: /^Shipping method/ }, PATIENCE));
const sums = () => screen.getByText('Goods').closest('dl');
const total = (words: string) => waitFor(() => expect(sums()).toHaveTextContent(words), PATIENCE);

describe('how an order is shipped', () => {
  it('is chosen among what the address offers, with costs, days and surcharges; the first is chosen', async () => {
    const { asked } = open();
    const standard = await screen.findByRole('radio', { name: /^Standard Shipping/ }, PATIENCE);
    await waitFor(() => expect(standard).toBeChecked());
    const methods = (await choice()).getAllByRole('radio');
    expect(methods).toHaveLength(3);
    expect(methods[0]?.closest('label')).toHaveTextContent('Standard Shipping$12.002–4 days');
    expect(methods[1]?.closest('label')).toHaveTextContent(
      'Sea Freight$6.009 daysIncludes Island $6.00',
    );
    expect(methods[2]?.closest('label')).toHaveTextContent('Pick-UpFree');
    await total('Goods$28.00Shipping$12.00Tax$0.00Total$40.00');
    expect(asked[0]).toEqual({ addressId: '4', sellerId: null, items: [pick(LINE)] });
  });

  it('changes the total at once, and is ordered so', async () => {
    const { events, ordered } = open();
    await shipBy({ events }, 'Sea Freight');
    await total('Goods$28.00ShippingRate $0.00 · Island $6.00$6.00Tax$0.00Total$34.00');
    await events.selectOptions(screen.getByLabelText(/^Payment method/), 'Bank');
    await events.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByRole('heading', { name: 'The order' })).toBeInTheDocument();
    const sent = { shippingMethod: 'Sea Freight', addressId: 4, totalAmount: '34.00' };
    expect(ordered).toEqual([expect.objectContaining(sent)]);
  });

  it('follows the address: what is not offered there gives way to the first that is', async () => {
    const { events } = open();
    await shipBy({ events }, 'Sea Freight');
    await events.selectOptions(screen.getByLabelText('Deliver to'), 'Aisha · 2 Bay, Penang');
    expect(await screen.findByText('Sea Freight isn’t offered for this address.')).toBeVisible();
    expect((await choice()).getAllByRole('radio')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: /^Standard Shipping/ })).toBeChecked();
    await total('Shipping$15.00Tax$0.00Total$43.00');
    await events.selectOptions(screen.getByLabelText('Deliver to'), 'Aisha · 1 Hill, Penang');
    await waitFor(async () => expect((await choice()).getAllByRole('radio')).toHaveLength(3));
    expect(screen.queryByText(/isn’t offered/)).not.toBeInTheDocument();
  });

  it('costs what it costs at the buyer’s own place where it is picked up, and can be changed back', async () => {
    const { events, asked } = open();
    await shipBy({ events }, 'Pick-Up');
    await total('Shipping$0.00Tax$0.00Total$28.00');
    expect(asked.at(-1)).toEqual({
      sellerId: null,
      items: [pick(LINE)],
      shippingMethod: 'Pick-Up',
    });
    expect((await choice()).getAllByRole('radio')).toHaveLength(3);
    await shipBy({ events }, 'Sea Freight');
    await total('Total$34.00');
    expect(screen.getByText('1 Hill')).toBeVisible();
  });

  it('says what the server refuses beside the methods', async () => {
    const { events } = open();
    await shipBy({ events }, 'Standard Shipping');
    await total('Total$40.00');
    const sentence = 'Standard Shipping is not offered for this address.';
    server.use(
      http.post(`${ORIGIN}/api/orders`, () => problem(422, sentence, { shippingMethod: sentence })),
    );
    await events.selectOptions(screen.getByLabelText(/^Payment method/), 'Bank');
    await events.click(screen.getByRole('button', { name: 'Place order' }));
    const group = await screen.findByRole('radiogroup', { name: /^Shipping method/ });
    await waitFor(() => expect(group).toHaveAccessibleDescription(sentence));
  });
});

it('shows no costs where all ways cost the same, and asks nothing anew when one is chosen', async () => {
  serveCart();
  const asked: unknown[] = [];
  server.use(
    http.post(`${ORIGIN}/api/cart/quote`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(quoted());
    }),
  );
  const { events } = openCart('customer');
  await screen.findByRole('radio', { name: /^Sea Freight/ }, PATIENCE);
  const before = asked.length;
  await shipBy({ events }, 'Sea Freight');
  const methods = (await choice()).getAllByRole('radio');
  expect(methods.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Pick-Up',
    'Air Courier Service',
    'Express Delivery',
    'Standard Shipping',
    'Sea Freight',
    'Land Transport',
  ]);
  expect(screen.getByRole('radio', { name: 'Sea Freight' })).toBeChecked();
  expect(asked).toHaveLength(before);
});
