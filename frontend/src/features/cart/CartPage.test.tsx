import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selectCartLines } from '@/lib/cart';
import { EMPTY_CART, onGet, problem, server } from '@/testing/server';
import {
  CART,
  closeCart,
  LINE,
  MANGO,
  openCart,
  ORIGIN,
  PATIENCE,
  pick,
  serveCart,
  TOTALS,
} from './testCart';

beforeEach(() => {
  server.use(onGet('/api/products/1', MANGO));
});
afterEach(closeCart);

describe('the cart', () => {
  it('shows guests their lines without prices and invites them to sign in', async () => {
    openCart();
    expect(await screen.findByText('Mango Ice')).toBeInTheDocument();
    expect(screen.getByText('Sign in to see your prices and order')).toBeInTheDocument();
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  });

  it('takes a line out and puts it back', async () => {
    const { events, store } = openCart();
    await screen.findByText('Mango Ice');
    await events.click(screen.getByRole('button', { name: /^Remove Mango Ice/ }));
    expect(selectCartLines(store.getState())).toEqual([]);
    await events.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(selectCartLines(store.getState())).toHaveLength(1);
  });

  it('tells people who cannot order why', async () => {
    openCart('dealer', 'pending');
    expect(await screen.findByText('Your account is waiting for approval')).toBeInTheDocument();
  });
});

describe('saved carts', () => {
  const WEEKLY = { id: 3, name: 'Weekly order', lines: 2, createdAt: '2026-03-04T08:00:00Z' };
  let kept: object[] = [];
  let asked = 0;
  beforeEach(() => {
    kept = [WEEKLY];
    asked = 0;
    server.use(
      http.get(`${ORIGIN}/api/saved-carts`, () => {
        asked += 1;
        return HttpResponse.json(kept);
      }),
    );
  });
  const section = async () =>
    within(await screen.findByRole('region', { name: 'Saved carts' }, PATIENCE));

  it('saves the cart under a name, and says what the server refuses', async () => {
    serveCart();
    server.use(
      http.post(`${ORIGIN}/api/saved-carts`, async ({ request }) => {
        const { name } = (await request.json()) as { name: string };
        if (name === 'Weekly order')
          return problem(422, 'Please check the form.', { name: 'The name is taken.' });
        kept = [{ ...WEEKLY, id: 4, name }, ...kept];
        return HttpResponse.json(kept[0], { status: 201 });
      }),
    );
    const { events } = openCart('customer');
    const carts = await section();
    expect(await carts.findByText('2 items, saved Mar 4, 2026')).toBeInTheDocument();
    const save = carts.getByRole('button', { name: 'Save this cart' });
    await waitFor(() => expect(save).toBeEnabled(), PATIENCE);
    await events.click(save);
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this cart' }));
    await events.type(dialog.getByLabelText(/^Name/), 'Weekly order');
    await events.click(dialog.getByRole('button', { name: 'Save cart' }));
    expect(await dialog.findByText('The name is taken.')).toBeInTheDocument();
    await events.type(dialog.getByLabelText(/^Name/), ' 2');
    await events.click(dialog.getByRole('button', { name: 'Save cart' }));
    expect(await screen.findByText('“Weekly order 2” saved')).toBeInTheDocument();
    expect(await carts.findByText('Weekly order 2')).toBeInTheDocument();
  });

  it('adds all lines to an empty cart, and says per line what cannot be added', async () => {
    const { become } = serveCart(EMPTY_CART);
    server.use(
      http.post(`${ORIGIN}/api/saved-carts/3/add`, () => {
        become(CART);
        const left = [{ name: 'Kiwi', problem: 'This product is out of stock.' }];
        return HttpResponse.json({ cart: CART, left });
      }),
    );
    const { events, store } = openCart('customer');
    const carts = await section();
    await events.click(carts.getByRole('button', { name: 'Add all to cart: Weekly order' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Some items could not be added' }),
    );
    expect(dialog.getByText('Kiwi').closest('li')).toHaveTextContent(
      'Kiwi: This product is out of stock.',
    );
    await waitFor(() => expect(selectCartLines(store.getState())).toHaveLength(1), PATIENCE);
    expect(asked).toBe(1);
  });

  it('deletes one after a question', async () => {
    serveCart();
    server.use(
      http.delete(`${ORIGIN}/api/saved-carts/3`, () => {
        kept = [];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { events } = openCart('customer');
    const carts = await section();
    await events.click(await carts.findByRole('button', { name: 'Delete Weekly order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Weekly order”?' }));
    await events.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('“Weekly order” deleted')).toBeInTheDocument();
    await waitFor(() => expect(carts.queryByText('Weekly order')).not.toBeInTheDocument());
  });

  it('is not there for guests', async () => {
    openCart();
    await screen.findByText('Mango Ice');
    expect(screen.queryByText('Saved carts')).not.toBeInTheDocument();
  });
});

describe('tax by where the order goes', () => {
  it('asks what tax an address of the book brings, and orders at that total', async () => {
    const served = serveCart();
    const home = { recipient: 'Aisha', line1: '1 Hill', city: 'London', country: 'United Kingdom' };
    const taxes = [
      { name: 'VAT', percent: '20', taxable: '28.00', tax: '5.60' },
      { name: 'Vape duty', percent: '8.875', taxable: '28.00', tax: '2.49' },
    ];
    const asked: unknown[] = [];
    const ordered: unknown[] = [];
    server.use(
      onGet('/api/addresses', [{ id: 4, ...home, isDefault: true }]),
      http.post(`${ORIGIN}/api/cart/quote`, async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ ...TOTALS, tax: '8.09', total: '36.09', taxes, items: [] });
      }),
      http.post(`${ORIGIN}/api/orders`, async ({ request }) => {
        ordered.push(await request.json());
        served.empty();
        return HttpResponse.json({ id: 77 }, { status: 201 });
      }),
    );
    const { events } = openCart('customer');
    const vat = await screen.findByText('VAT 20%', {}, PATIENCE);
    const sums = vat.closest('dl');
    expect(sums).toHaveTextContent('Shipping$0.00VAT 20%$5.60Vape duty 8.875%$2.49Total$36.09');
    expect(asked[0]).toEqual({ addressId: '4', sellerId: null, items: [pick(LINE)] });
    // Whoever picks it up is taxed by their own place, as the cart is.
    await events.selectOptions(screen.getByLabelText(/^Shipping method/), 'Pick-Up');
    expect(sums).toHaveTextContent('Tax$0.00Total$28.00');
    await events.selectOptions(screen.getByLabelText(/^Shipping method/), 'Express Delivery');
    await events.selectOptions(screen.getByLabelText(/^Payment method/), 'Bank');
    await screen.findByText('VAT 20%', {}, PATIENCE);
    const isBusy = () => screen.getByText('VAT 20%').closest('[aria-busy]');
    await waitFor(() => expect(isBusy()).toHaveAttribute('aria-busy', 'false'));
    await events.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByRole('heading', { name: 'The order' })).toBeInTheDocument();
    expect(ordered).toEqual([expect.objectContaining({ addressId: 4, totalAmount: '36.09' })]);
  });

  it('says why an address brings no tax', async () => {
    serveCart();
    const home = { recipient: 'Aisha', line1: '1 Hof', city: 'Berlin', country: 'Germany' };
    server.use(
      onGet('/api/addresses', [{ id: 4, ...home, isDefault: true }]),
      http.post(`${ORIGIN}/api/cart/quote`, () =>
        HttpResponse.json({
          ...TOTALS,
          taxes: [{ name: 'Reverse charge', percent: '0', taxable: '28.00', tax: '0.00' }],
          relief: { kind: 'reverse_charge', reference: 'DE136695976' },
          items: [],
        }),
      ),
    );
    openCart('customer');
    const number = await screen.findByText('Tax number DE136695976', {}, PATIENCE);
    expect(number.closest('dl')).toHaveTextContent(
      'Shipping$0.00Reverse chargeTax number DE136695976$0.00Total$28.00',
    );
  });

  it('says when it could not be asked, and asks again', async () => {
    serveCart();
    const home = { recipient: 'Aisha', line1: '1 Hill', city: 'London', country: 'United Kingdom' };
    let answers = 0;
    server.use(
      onGet('/api/addresses', [{ id: 4, ...home, isDefault: true }]),
      http.post(`${ORIGIN}/api/cart/quote`, () => {
        answers += 1;
        return answers === 1
          ? problem(503, 'Too busy.')
          : HttpResponse.json({ ...TOTALS, items: [] });
      }),
    );
    const { events } = openCart('customer');
    const notice = await screen.findByText('Your cart could not be updated', {}, PATIENCE);
    await events.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  });
});
