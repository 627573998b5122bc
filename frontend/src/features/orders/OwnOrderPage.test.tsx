import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { OwnOrderPage } from './OwnOrderPage';
import { OwnOrderTable } from './OwnOrderTable';

const LINE = {
  productId: 1,
  name: 'Mango Ice',
  thumbImageUrl: '/media/mango-thumb.jpg',
  tier: 'unit',
  quantity: 3,
  pieces: 3,
};
const ORDER = {
  id: 9,
  customerId: 7,
  status: 'pending',
  paymentStatus: 'unpaid',
  isQuote: true,
  createdAt: '2026-11-20T10:00:00Z',
  items: [],
  papers: [],
  allowedTransitions: ['cancelled'],
};

/** The order at an offer: goods at a price, with shipping and tax. */
const offered = (version: number, price: string, goodsTotal: string, totalAmount: string) => ({
  ...ORDER,
  version,
  goodsTotal,
  shippingCost: '5.00',
  tax: '1.50',
  totalAmount,
  quote: { state: 'offered', lines: [{ ...LINE, price, total: goodsTotal }] },
});

it('accepts the offer that was seen, with everything it costs, and no other', async () => {
  let now = offered(4, '10.00', '30.00', '36.50');
  const sent: { key: string | null; body: unknown }[] = [];
  server.use(
    http.get(`${window.location.origin}/api/orders/9`, () => HttpResponse.json(now)),
    onGet('/api/orders/9/messages', []),
    http.post(`${window.location.origin}/api/orders/9/quote/accept`, async ({ request }) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      if (sent.length === 1) {
        now = offered(5, '11.00', '33.00', '39.50');
        return problem(409, 'This order was changed meanwhile.');
      }
      return HttpResponse.json({ ...now, isQuote: false });
    }),
  );
  const { events } = renderWithProviders(<OwnOrderPage />, {
    at: paths.order(9),
    path: paths.orderPattern,
    user: user(),
  });
  const block = within(await screen.findByRole('region', { name: 'Quotation' }));
  for (const sum of ['$30.00', '$5.00', '$1.50', '$36.50'])
    expect(block.getAllByText(sum).length).toBeGreaterThan(0);
  expect(document.querySelector('img[src="/media/mango-thumb.jpg"]')).toBeInTheDocument();

  const accept = async (total: string) => {
    await events.click(await block.findByRole('button', { name: 'Accept offer' }));
    const question = within(await screen.findByRole('dialog', { name: 'Accept this offer?' }));
    expect(question.getByText(new RegExp(total))).toBeInTheDocument();
    await events.click(question.getByRole('button', { name: 'Accept offer' }));
  };
  await accept('an order for \\$36\\.50\\.');
  expect(await screen.findByText('This order was changed meanwhile.')).toBeInTheDocument();
  expect(await block.findByText('$39.50')).toBeInTheDocument();
  await accept('an order for \\$39\\.50\\.');
  expect(await screen.findByText('Offer accepted')).toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([{ version: 4 }, { version: 5 }]);
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
}, 30_000);

it('names each tax with its rate, that prices include it, and what the law asks to be said', async () => {
  const tax = (name: string, percent: string, amount: string) => ({
    name,
    percent,
    taxable: '30.00',
    tax: amount,
  });
  const order = {
    ...ORDER,
    isQuote: false,
    goodsTotal: '30.00',
    tax: '8.66',
    totalAmount: '38.66',
  };
  const show = (more: object) => {
    server.use(onGet('/api/orders/9', { ...order, ...more }), onGet('/api/orders/9/messages', []));
    return renderWithProviders(<OwnOrderPage />, {
      at: paths.order(9),
      path: paths.orderPattern,
      user: user(),
    });
  };
  const zone = show({
    taxes: [tax('VAT', '20', '6.00'), tax('Duty', '8.875', '2.66'), tax('Levy', '0', '0.00')],
    pricesIncludeTax: true,
    taxStatement: 'Reverse charge.',
  });
  const sums = (await screen.findByText('VAT 20%')).closest('dl');
  expect(sums).toHaveTextContent('Goods$30.00VAT 20%$6.00Duty 8.875%$2.66Levy 0%$0.00Total$38.66');
  expect(screen.getByText('Prices include tax.')).toBeVisible();
  expect(screen.getByText('Reverse charge.')).toBeVisible();
  zone.unmount();
  // Where no zone says more, and for orders of before, it is the one row.
  for (const taxes of [[tax('Tax', '6', '8.66')], undefined]) {
    const { unmount } = show({ taxes });
    const rows = (await screen.findByText('Tax')).closest('dl');
    expect(rows).toHaveTextContent('Goods$30.00Tax$8.66Total$38.66');
    expect(screen.queryByText('Prices include tax.')).not.toBeInTheDocument();
    unmount();
  }
});

it.each([
  ['reverse_charge', 'DE136695976', 'Reverse charge', 'Tax number DE136695976'],
  ['exemption', 'EX-7', 'Exempt', 'Certificate EX-7'],
])('says why no tax is due: %s', async (kind, reference, name, whose) => {
  const order = {
    ...ORDER,
    isQuote: false,
    goodsTotal: '25.00',
    tax: '0.00',
    totalAmount: '25.00',
    taxes: [{ name, percent: '0', taxable: '25.00', tax: '0.00' }],
    relief: { kind, reference },
    pricesIncludeTax: true,
  };
  server.use(onGet('/api/orders/9', order), onGet('/api/orders/9/messages', []));
  renderWithProviders(<OwnOrderPage />, {
    at: paths.order(9),
    path: paths.orderPattern,
    user: user(),
  });
  const sums = (await screen.findByText(whose)).closest('dl');
  expect(sums).toHaveTextContent(`Goods$25.00${name}${whose}$0.00Total$25.00`);
  expect(screen.getByText('Prices include tax; the total is without it.')).toBeVisible();
});

it('says to which account an order is paid by bank, as long as it is to be paid', async () => {
  const account = 'Bank Contoh Berhad\nAccount 5140 2277 0183';
  const order = {
    ...ORDER,
    isQuote: false,
    totalAmount: '36.50',
    goodsTotal: '36.50',
    paymentMethod: 'Bank',
    bankDetails: account,
    messages: [],
  };
  const show = () =>
    renderWithProviders(<OwnOrderPage />, {
      at: paths.order(9),
      path: paths.orderPattern,
      user: user(),
    });
  server.use(onGet('/api/orders/9', order), onGet('/api/orders/9/messages', []));
  const { unmount } = show();
  const payment = within(await screen.findByRole('region', { name: 'Payment' }));
  expect(payment.getByText('Pay to')).toBeVisible();
  expect(payment.getByText('Payment reference').parentElement).toHaveTextContent('Order #9');
  expect(payment.getByText(/Account 5140 2277 0183/)).toHaveTextContent(/^Bank Contoh Berhad/);
  unmount();
  server.use(onGet('/api/orders/9', { ...order, paymentStatus: 'paid', bankDetails: null }));
  show();
  const settled = within(await screen.findByRole('region', { name: 'Payment' }));
  expect(settled.queryByText('Pay to')).not.toBeInTheDocument();
});

it('says how to pay an order that was just placed by bank', async () => {
  const order = {
    ...ORDER,
    isQuote: false,
    totalAmount: '36.50',
    bankDetails: 'Account 5140 2277',
  };
  server.use(onGet('/api/orders/9', order), onGet('/api/orders/9/messages', []));
  const { router } = renderWithProviders(<p>Cart</p>, {
    at: '/cart',
    routes: [{ path: paths.orderPattern, element: <OwnOrderPage /> }],
    user: user(),
  });
  await router.navigate(paths.order(9), { state: { placed: true } });
  const title = await screen.findByRole('heading', { name: 'How to pay' });
  expect(title.nextElementSibling).toHaveTextContent(
    'Amount$36.50Pay toAccount 5140 2277Payment referenceOrder #9',
  );
});

it('buys an order of the list once more', async () => {
  let keys = 0;
  server.use(
    onGet('/api/orders', [{ ...ORDER, isQuote: false, totalAmount: '36.50', items: [LINE] }]),
    http.post(`${window.location.origin}/api/orders/9/reorder`, ({ request }) => {
      if (request.headers.get('Idempotency-Key')) keys += 1;
      return HttpResponse.json({ left: [] });
    }),
  );
  const { events, router } = renderWithProviders(<OwnOrderTable buyerId={7} />, {
    at: '/orders',
    routes: [{ path: paths.cart, element: <h1>Cart</h1> }],
    user: user(),
  });
  await events.click(await screen.findByRole('button', { name: 'Order again: order #9' }));
  expect(await screen.findByRole('heading', { name: 'Cart' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe(paths.cart);
  expect(keys).toBe(1);
});

it('offers to buy an order once more beside its title', async () => {
  const bought = { ...ORDER, isQuote: false, totalAmount: '36.50', items: [LINE] };
  server.use(onGet('/api/orders/9', bought), onGet('/api/orders/9/messages', []));
  renderWithProviders(<OwnOrderPage />, {
    at: paths.order(9),
    path: paths.orderPattern,
    user: user(),
  });
  const again = await screen.findByRole('button', { name: 'Order again' });
  const progress = await screen.findByRole('region', { name: 'Progress' });
  expect(progress).not.toContainElement(again);
  expect(within(progress).getByRole('button', { name: 'Cancel order' })).toBeVisible();
});
