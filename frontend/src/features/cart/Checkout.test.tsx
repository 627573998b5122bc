import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { selectCartLines } from '@/lib/cart';
import { paths } from '@/lib/paths';
import { onGet, problem, server } from '@/testing/server';
import {
  CART,
  closeCart,
  LINE,
  openCart,
  ORIGIN,
  PATIENCE,
  pick,
  PRICED,
  serveCart,
  TWO_STORES,
} from './testCart';

afterEach(closeCart);

async function fillIn({ events }: ReturnType<typeof openCart>) {
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
    const view = openCart('customer');
    await fillIn(view);
    expect(await screen.findByRole('heading', { name: 'The order' })).toBeInTheDocument();
    expect(await screen.findByText('Order Placed Successfully!')).toBeInTheDocument();
    expect(
      screen.getByText('Your order has been submitted and is being processed.'),
    ).toBeInTheDocument();
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

  it('names goods, shipping and tax before the total, even where they cost nothing', async () => {
    serveCart();
    openCart('customer');
    const goods = await screen.findByText('Goods', {}, PATIENCE);
    expect(goods.closest('dl')).toHaveTextContent('Goods$28.00Shipping$0.00Tax$0.00Total$28.00');
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
    const view = openCart('customer');
    await fillIn(view);
    const toast = await screen.findByRole('alert');
    expect(within(toast).getByText('Only 1 units available in stock')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled());
    await view.events.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBe(keys[1]);
    expect(selectCartLines(view.store.getState())).toHaveLength(1);
  });

  it('says that no order was made where the server gives no reason', async () => {
    serveCart();
    server.use(
      http.post(`${ORIGIN}/api/orders`, () => new HttpResponse('<html>', { status: 502 })),
    );
    await fillIn(openCart('customer'));
    const toast = within(await screen.findByRole('alert'));
    expect(toast.getByText('Failed to create order')).toBeInTheDocument();
    expect(toast.getByText('Failed to place order. Please try again.')).toBeInTheDocument();
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
    const view = openCart('customer');
    await fillIn(view);
    const question = await screen.findByRole('dialog', { name: 'Prices have changed' });
    expect(within(question).getByText('Mango Ice: was $13.00, now $14.00.')).toBeInTheDocument();
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
    const { events } = openCart('customer');
    await screen.findAllByText('$28.00', {}, PATIENCE);
    await events.selectOptions(screen.getByLabelText(/^Shipping method/), 'Express Delivery');
    expect(await screen.findByText('2 Bay')).toBeInTheDocument();
    await events.selectOptions(screen.getByLabelText(/^Payment method/), 'Bank');
    await events.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByRole('heading', { name: 'The order' })).toBeInTheDocument();
    expect(bodies).toEqual([expect.objectContaining({ addressId: 4 })]);
    expect(bodies[0]).not.toHaveProperty('shippingAddress');
  });

  it('tells the same product of two stores apart', async () => {
    serveCart(TWO_STORES);
    openCart('customer');
    const ours = await screen.findByRole('region', { name: 'From Tierway' }, PATIENCE);
    expect(within(ours).getByText('$14.00 each')).toBeInTheDocument();
    const theirs = screen.getByRole('region', { name: 'From Lim Trading' });
    expect(within(theirs).getByText('$19.00 each')).toBeInTheDocument();
    expect(within(theirs).getByText('Bottle')).toBeInTheDocument();
  });

  it('asks the company for a quotation, and no dealer', async () => {
    serveCart(TWO_STORES);
    const { events } = openCart('customer');
    const ask = { name: 'Request a quotation instead' };
    expect(await screen.findByRole('link', ask, PATIENCE)).toBeInTheDocument();
    await events.click(screen.getByRole('radio', { name: /Lim Trading/ }));
    expect(screen.queryByRole('link', ask)).not.toBeInTheDocument();
  });

  it('forgets a price change once it was seen', async () => {
    const priceChange = { from: '13.00', to: '14.00' };
    const groups = [{ ...CART.groups[0], lines: [{ ...PRICED, priceChange }] }];
    const served = serveCart({ ...CART, groups });
    const sent: unknown[] = [];
    server.use(
      http.put(`${ORIGIN}/api/cart`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(served.become({ ...CART, version: 4 }));
      }),
    );
    const { events } = openCart('customer');
    expect(await screen.findByText(/^This was \$13\.00/, {}, PATIENCE)).toBeInTheDocument();
    await events.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByText(/^This was/)).not.toBeInTheDocument());
    expect(screen.queryByText(/^Prices have changed/)).not.toBeInTheDocument();
    expect(sent).toEqual([{ version: 3, lines: [pick(LINE)], acceptPrices: true }]);
  });

  it('orders from one store at a time', async () => {
    const [ours, theirs] = TWO_STORES.groups;
    serveCart({ ...TWO_STORES, groups: [ours, { ...theirs, canOrder: false }] });
    const { events } = openCart('customer');
    await events.click(await screen.findByRole('radio', { name: /Lim Trading/ }, PATIENCE));
    expect(
      await screen.findByText('Remove or change the marked items before you order.'),
    ).toBeInTheDocument();
    await events.click(screen.getByRole('radio', { name: /Tierway/ }));
    expect(screen.queryByText(/Remove or change/)).not.toBeInTheDocument();
  });

  it('asks for an address unless the order is picked up', async () => {
    serveCart();
    const view = openCart('customer');
    await screen.findAllByText('$28.00', {}, PATIENCE);
    await view.events.selectOptions(screen.getByLabelText(/^Shipping method/), 'Express Delivery');
    await view.events.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByText('Enter a shipping address.')).toBeInTheDocument();
  });
});
