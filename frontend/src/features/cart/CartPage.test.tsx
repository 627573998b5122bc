import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { lineAdded, selectCartLines } from '@/lib/cart';
import { paths } from '@/lib/paths';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
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
const QUOTED = { productId: 1, tier: 'unit', quantity: 2, name: 'Mango Ice', available: 9 };
const QUOTE = {
  items: [{ ...QUOTED, pieces: 2, price: '14.00', total: '28.00' }],
  goodsTotal: '28.00',
  tax: '0.00',
  shippingCost: '0.00',
  total: '28.00',
  canOrder: true,
};

/** The prices are asked for once the cart has stood still. */
const PATIENCE = { timeout: 5000 };

function open(role?: string, verificationStatus = 'approved') {
  const view = renderWithProviders(<CartPage />, {
    at: paths.cart,
    ...(role ? { user: user({ role, verificationStatus }) } : {}),
    routes: [{ path: paths.customer.orderPattern, element: <h1>The order</h1> }],
  });
  view.store.dispatch(lineAdded({ productId: 1, tier: 'unit', quantity: 2 }));
  return view;
}

beforeEach(() => {
  server.use(
    onGet('/api/products/1', MANGO),
    http.post(`${ORIGIN}/api/cart/quote`, () => HttpResponse.json(QUOTE)),
  );
});

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
    const sent: { key: string | null; body: unknown }[] = [];
    server.use(
      http.post(`${ORIGIN}/api/orders`, async ({ request }) => {
        sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
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
      items: [{ productId: 1, tier: 'unit', quantity: 2 }],
      shippingMethod: 'Pick-Up',
      paymentMethod: 'Bank',
    });
  });

  it('keeps cart and key when the order is refused, and says why', async () => {
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

  it('asks for an address unless the order is picked up', async () => {
    const view = open('customer');
    await screen.findAllByText('$28.00', {}, PATIENCE);
    await view.events.selectOptions(screen.getByLabelText(/^Shipping method/), 'Express Delivery');
    await view.events.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByText('Please enter where the order goes.')).toBeInTheDocument();
  });
});
