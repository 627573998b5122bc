import { http, HttpResponse } from 'msw';
import { lineAdded } from '@/lib/cart';
import { paths } from '@/lib/paths';
import { keepInStep } from '@/testing/cart';
import { renderWithProviders } from '@/testing/render';
import { EMPTY_CART, onGet, onPost, server } from '@/testing/server';
import { user } from '@/testing/users';
import CartPage from './CartPage';

export const ORIGIN = window.location.origin;
export const MANGO = {
  id: 1,
  name: 'Mango Ice',
  description: '',
  category: 'E-Liquids',
  isActive: true,
  inStock: true,
};
export const LINE = {
  productId: 1,
  tier: 'unit',
  quantity: 2,
  name: 'Mango Ice',
  available: 9,
} as const;
export const PRICED = { ...LINE, pieces: 2, price: '14.00', total: '28.00' };
export const TOTALS = { goodsTotal: '28.00', tax: '0.00', shippingCost: '0.00', total: '28.00' };
export const CART = {
  version: 3,
  count: 2,
  groups: [{ lines: [PRICED], totals: TOTALS, canOrder: true }],
};

/** The same product, bought of the company and in a dealer's store. */
export const TWO_STORES = {
  ...CART,
  groups: [
    ...CART.groups,
    {
      ...CART.groups[0],
      sellerId: 12,
      sellerName: 'Lim Trading',
      lines: [{ ...PRICED, price: '19.00', total: '38.00', tierLabel: 'Bottle' }],
    },
  ],
};

/** The prices are there once the server was asked. */
export const PATIENCE = { timeout: 5000 };

let stop = () => {};
export const closeCart = () => stop();

/** The cart's page with the cart in step with the server's. */
export function openCart(role?: string, verificationStatus = 'approved') {
  const view = renderWithProviders(<CartPage />, {
    at: paths.cart,
    ...(role ? { user: user({ role, verificationStatus }) } : {}),
    routes: [{ path: paths.customer.orderPattern, element: <h1>The order</h1> }],
  });
  stop = keepInStep(view.store);
  if (role !== 'customer') view.store.dispatch(lineAdded({ ...pick(LINE) }));
  return view;
}

/** A line as it is sent. */
export const pick = ({ productId, tier, quantity }: typeof LINE) => ({ productId, tier, quantity });

/** The server's cart for as long as a test runs; an order empties it. */
export function serveCart(cart: object = CART) {
  let now = cart;
  server.use(
    http.get(`${ORIGIN}/api/cart`, () => HttpResponse.json(now)),
    onGet('/api/addresses', []),
    onPost('/api/cart/quote', { ...TOTALS, items: [], canOrder: true }),
  );
  const become = (next: object) => (now = next);
  return { become, empty: () => become({ ...EMPTY_CART, version: 4 }) };
}
