import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cartCalls } from '@/app/cartCalls';
import { syncCart } from '@/app/cartSync';
import { lineAdded, selectCartLines } from '@/lib/cart';
import { paths } from '@/lib/paths';
import { renderWithProviders } from '@/testing/render';
import { EMPTY_CART, onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import CartPage from './CartPage';

const ORIGIN = window.location.origin;
const MANGO = {
  id: 1,
  name: 'Mango Ice',
  description: '',
  category: 'E-Liquids',
  isActive: true,
  inStock: true,
};
const LINE = { productId: 1, tier: 'unit', quantity: 2, name: 'Mango Ice', available: 9 } as const;
const PRICED = { ...LINE, pieces: 2, price: '14.00', total: '28.00' };
const TOTALS = { goodsTotal: '28.00', tax: '0.00', shippingCost: '0.00', total: '28.00' };
const CART = {
  version: 3,
  count: 2,
  groups: [{ lines: [PRICED], totals: TOTALS, canOrder: true }],
};

/** The prices are there once the server was asked. */
const PATIENCE = { timeout: 5000 };

let stop = () => {};

function open(role?: string, verificationStatus = 'approved') {
  const view = renderWithProviders(<CartPage />, {
    at: paths.cart,
    ...(role ? { user: user({ role, verificationStatus }) } : {}),
    routes: [{ path: paths.customer.orderPattern, element: <h1>The order</h1> }],
  });
  stop = syncCart(view.store, () => Promise.resolve(cartCalls(view.store)));
  if (role !== 'customer') view.store.dispatch(lineAdded({ ...pick(LINE) }));
  return view;
}

const pick = ({ productId, tier, quantity }: typeof LINE) => ({ productId, tier, quantity });

/** The server's cart for as long as a test runs; an order empties it. */
function serveCart(cart: object = CART) {
  let now = cart;
  server.use(
    http.get(`${ORIGIN}/api/cart`, () => HttpResponse.json(now)),
    onGet('/api/addresses', []),
  );
  return { empty: () => (now = { ...EMPTY_CART, version: 4 }) };
}

beforeEach(() => {
  server.use(onGet('/api/products/1', MANGO));
});
afterEach(() => stop());

describe('the cart', () => {
  it('shows guests their lines without prices and invites them to sign in', async () => {
    open();
    expect(await screen.findByText('Mango Ice')).toBeInTheDocument();
    expect(screen.getByText('Sign in to see your prices and order')).toBeInTheDocument();
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  });

  it('takes a line out and puts it back', async () => {
    const { events, store } = open();
    await screen.findByText('Mango Ice');
    await events.click(screen.getByRole('button', { name: /^Remove Mango Ice/ }));
    expect(selectCartLines(store.getState())).toEqual([]);
    await events.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(selectCartLines(store.getState())).toHaveLength(1);
  });

  it('tells people who cannot order why', async () => {
    open('dealer', 'pending');
    expect(await screen.findByText('Your account is waiting for approval')).toBeInTheDocument();
  });
});

async function fillIn({ events }: ReturnType<typeof open>) {
  await screen.findAllByText('$28.00', {}, PATIENCE);
  await events.selectOptions(screen.getByLabelText(/^Shipping method/), 'Pick-Up');
  await events.selectOptions(screen.getByLabelText(/^Payment method/), 'Bank');
  await events.click(screen.getByRole('button', { name: 'Place order' }));
}

describe('checkout', () => {
  it('sends the order with the total that was seen, empties the cart and shows the order', async () => {
    const served = serveCart();
    const sent: { key: string | null; body: unknown }[] = [];
    server.use(
      http.post(`${ORIGIN}/api/orders`, async ({ request }) => {
        sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
        served.empty();
        return HttpResponse.json({ id: 77 }, { status: 201 });
      }),
    );
    const view = open('customer');
    await fillIn(view);
    expect(await screen.findByRole('heading', { name: 'The order' })).toBeInTheDocument();
    expect(await screen.findByText('Order Placed Successfully!')).toBeInTheDocument();
    expect(view.router.state.location.pathname).toBe(paths.customer.order(77));
    expect(selectCartLines(view.store.getState())).toEqual([]);
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(sent[0]?.body).toMatchObject({
      customerId: 7,
      channel: 'online',
      totalAmount: '28.00',
      items: [{ productId: 1, tier: 'unit', quantity: 2, expectedPrice: '14.00' }],
      fromCart: true,
      shippingMethod: 'Pick-Up',
      paymentMethod: 'Bank',
    });
  });

  it('keeps cart and key when the order is refused, and says why', async () => {
    serveCart();
    const keys: (string | null)[] = [];
    server.use(
      http.post(`${ORIGIN}/api/orders`, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return problem(422, 'Only 1 units available in stock');
      }),
    );
    const view = open('customer');
    await fillIn(view);
    const toast = await screen.findByRole('alert');
    expect(within(toast).getByText('Only 1 units available in stock')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled());
    await view.events.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBe(keys[1]);
    expect(selectCartLines(view.store.getState())).toHaveLength(1);
  });

  it('asks before it orders at a price the buyer has not seen', async () => {
    const priceChange = { from: '13.00', to: '14.00' };
    const groups = [{ ...CART.groups[0], lines: [{ ...PRICED, priceChange }] }];
    const served = serveCart({ ...CART, groups });
    let orders = 0;
    server.use(
      http.post(`${ORIGIN}/api/orders`, () => {
        orders += 1;
        served.empty();
        return HttpResponse.json({ id: 77 }, { status: 201 });
      }),
    );
    const view = open('customer');
    await fillIn(view);
    const question = await screen.findByRole('dialog', { name: 'Prices have changed' });
    expect(within(question).getByText('Mango Ice: $13.00 before, $14.00 now.')).toBeInTheDocument();
    expect(orders).toBe(0);
    await view.events.click(within(question).getByRole('button', { name: 'Order for $28.00' }));
    expect(await screen.findByRole('heading', { name: 'The order' })).toBeInTheDocument();
    expect(orders).toBe(1);
  });

  it('sends it to the default address of the book', async () => {
    const served = serveCart();
    const home = { recipient: 'Aisha', line1: '1 Hill', city: 'Penang', country: 'Malaysia' };
    const bodies: unknown[] = [];
    server.use(
      onGet('/api/addresses', [
        { id: 3, ...home, isDefault: false },
        { id: 4, ...home, line1: '2 Bay', isDefault: true },
      ]),
      http.post(`${ORIGIN}/api/orders`, async ({ request }) => {
        bodies.push(await request.json());
        served.empty();
        return HttpResponse.json({ id: 77 }, { status: 201 });
      }),
    );
    const { events } = open('customer');
    await screen.findAllByText('$28.00', {}, PATIENCE);
    await events.selectOptions(screen.getByLabelText(/^Shipping method/), 'Express Delivery');
    expect(await screen.findByText('2 Bay')).toBeInTheDocument();
    await events.selectOptions(screen.getByLabelText(/^Payment method/), 'Bank');
    await events.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByRole('heading', { name: 'The order' })).toBeInTheDocument();
    expect(bodies).toEqual([expect.objectContaining({ addressId: 4 })]);
    expect(bodies[0]).not.toHaveProperty('shippingAddress');
  });

  it('orders from one store at a time', async () => {
    const store = { ...CART.groups[0], sellerId: 12, sellerName: 'Lim Trading' };
    serveCart({ ...CART, groups: [...CART.groups, { ...store, canOrder: false }] });
    const { events } = open('customer');
    await events.click(await screen.findByRole('radio', { name: /Lim Trading/ }, PATIENCE));
    expect(
      await screen.findByText('Please remove or change the marked lines before you order.'),
    ).toBeInTheDocument();
    await events.click(screen.getByRole('radio', { name: /Tierway/ }));
    expect(screen.queryByText(/Please remove or change/)).not.toBeInTheDocument();
  });

  it('asks for an address unless the order is picked up', async () => {
    serveCart();
    const view = open('customer');
    await screen.findAllByText('$28.00', {}, PATIENCE);
    await view.events.selectOptions(screen.getByLabelText(/^Shipping method/), 'Express Delivery');
    await view.events.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByText('Please enter where the order goes.')).toBeInTheDocument();
  });
});
