import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { api } from '@/api/enhance';
import { onGet, onPost, problem, server } from '@/testing/server';
import { findToast, heading, PATIENCE, visit } from '@/testing/visit';

const ORIGIN = window.location.origin;
const MANGO = {
  id: 4,
  name: 'Mango Ice',
  description: 'Sweet and cold.',
  category: 'E-Liquids',
  isActive: true,
  inStock: true,
  stockAvailable: 2,
  yourPrice: '14.00',
  tierOffers: [{ tier: 'unit', pieces: 1, price: '14.00' }],
  images: [],
  attributes: {},
};
const KIWI = { ...MANGO, id: 5, name: 'Kiwi', inStock: false, stockAvailable: 0 };

let ids = { saved: [4, 5], stockAlerts: [] as number[] };
let asked = 0;
beforeEach(() => {
  ids = { saved: [4, 5], stockAlerts: [] };
  asked = 0;
  const of = (change: (id: number) => typeof ids) =>
    (({ params }: { params: Record<string, unknown> }) => {
      ids = change(Number(params.id));
      return HttpResponse.json(ids);
    }) as never;
  const without = (list: number[], id: number) => list.filter((one) => one !== id);
  server.use(
    http.get(`${ORIGIN}/api/wishlist/ids`, () => {
      asked += 1;
      return HttpResponse.json(ids);
    }),
    http.get(`${ORIGIN}/api/wishlist`, () =>
      HttpResponse.json([MANGO, KIWI].filter(({ id }) => ids.saved.includes(id))),
    ),
    http.put(
      `${ORIGIN}/api/wishlist/:id`,
      of((id) => ({ ...ids, saved: [id, ...ids.saved] })),
    ),
    http.delete(
      `${ORIGIN}/api/wishlist/:id`,
      of((id) => ({ ...ids, saved: without(ids.saved, id) })),
    ),
    http.put(
      `${ORIGIN}/api/products/:id/stock-alert`,
      of((id) => ({ ...ids, stockAlerts: [id] })),
    ),
    http.delete(
      `${ORIGIN}/api/products/:id/stock-alert`,
      of(() => ({ ...ids, stockAlerts: [] })),
    ),
  );
});

it('lists what is saved with price and stock, and takes off what is no longer wanted', async () => {
  visit('/saved', 'customer');
  await heading('Saved products');
  const list = within(await screen.findByRole('region', { name: 'Saved products' }, PATIENCE));
  expect(list.getAllByRole('article')).toHaveLength(2);
  expect(list.getByText('Only 2 pieces left')).toBeInTheDocument();
  expect(list.getAllByText('Out of stock').length).toBeGreaterThan(0);
  expect(list.getByRole('button', { name: 'Add to Cart: Mango Ice' })).toBeInTheDocument();
  const heart = await list.findByRole('button', { name: 'Save Kiwi' }, PATIENCE);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  fireEvent.click(heart);
  await waitFor(() => expect(list.queryByText('Kiwi')).not.toBeInTheDocument());
  fireEvent.click(list.getByRole('button', { name: 'Save Mango Ice' }));
  expect(await screen.findByText('No saved products yet', undefined, PATIENCE)).toBeInTheDocument();
});

it('asks once for the hearts of all cards, and shows a refusal', async () => {
  ids.saved = [5];
  server.use(
    onGet('/api/products', [MANGO, KIWI]),
    onGet('/api/products/facets', { total: 2, facets: [] }),
    onGet('/api/categories', []),
    http.put(`${ORIGIN}/api/wishlist/4`, () => problem(422, 'You can save at most 200 products.')),
  );
  visit('/products', 'customer');
  const heart = await screen.findByRole('button', { name: 'Save Mango Ice' }, PATIENCE);
  await waitFor(() => expect(heart).toBeEnabled());
  expect(screen.getByRole('button', { name: 'Save Kiwi' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Only 2 pieces left')).toBeInTheDocument();
  expect(asked).toBe(1);
  fireEvent.click(heart);
  expect(await findToast('You can save at most 200 products.')).toBeInTheDocument();
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  expect(screen.getByRole('button', { name: 'Save Kiwi' })).toHaveAttribute('aria-pressed', 'true');
});

it('fills a heart at once, and asks for the hearts of all cards no second time', async () => {
  ids.saved = [];
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    onGet('/api/products', [MANGO]),
    onGet('/api/products/4', MANGO),
    http.put(`${ORIGIN}/api/wishlist/4`, async () => {
      await isAnswered;
      return HttpResponse.json({ saved: [4], stockAlerts: [] });
    }),
  );
  visit('/products/4', 'customer');
  await heading('Mango Ice');
  const heart = await screen.findByRole('button', { name: 'Save Mango Ice' }, PATIENCE);
  await waitFor(() => expect(heart).toBeEnabled());
  fireEvent.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  fireEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  answer();
  // The request has ended, so the next press removes the product again.
  await waitFor(() => {
    fireEvent.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
  expect(asked).toBe(1);
});

it('shows what is left of saved products after an order', async () => {
  let left = 2;
  server.use(
    http.get(`${ORIGIN}/api/wishlist`, () =>
      HttpResponse.json([{ ...MANGO, stockAvailable: left }]),
    ),
    onPost('/api/orders', { id: 9 }),
  );
  const { store } = visit('/saved', 'customer');
  expect(await screen.findByText('Only 2 pieces left', undefined, PATIENCE)).toBeVisible();
  left = 1;
  const placeOrderRequest = { items: [{ productId: 4, quantity: 1 }] };
  await store.dispatch(api.endpoints.placeOrder.initiate({ placeOrderRequest }));
  expect(await screen.findByText(/^Only 1 piece/)).toBeVisible();
});

it('leads guests from the heart to sign in and back', async () => {
  server.use(onGet('/api/products', []), onGet('/api/products/4', MANGO));
  visit('/products/4');
  await heading('Mango Ice');
  const heart = screen.getByRole('link', { name: 'Sign in to save Mango Ice' });
  expect(heart).toHaveAttribute('href', '/login/customer?next=%2Fproducts%2F4');
  expect(asked).toBe(0);
});

it('tells buyers when a product is back if they ask for it, and takes that back', async () => {
  server.use(onGet('/api/products', []), onGet('/api/products/5', KIWI));
  visit('/products/5', 'customer');
  await heading('Kiwi');
  const ask = await screen.findByRole('button', { name: 'Notify me when it’s back' }, PATIENCE);
  await waitFor(() => expect(ask).toBeEnabled());
  fireEvent.click(ask);
  expect(
    await screen.findByText('We’ll notify you when it’s back in stock.', undefined, PATIENCE),
  ).toBeInTheDocument();
  // A press while the request is under way does nothing.
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Don’t notify me' }));
    expect(screen.getByRole('button', { name: 'Notify me when it’s back' })).toBeVisible();
  });
});

it('has no heart for staff', async () => {
  server.use(onGet('/api/products', []), onGet('/api/products/5', KIWI));
  visit('/products/5', 'manufacturer');
  await heading('Kiwi');
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Notify me when it’s back')).not.toBeInTheDocument();
});
