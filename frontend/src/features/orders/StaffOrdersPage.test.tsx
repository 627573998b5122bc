import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import type { OrderResponse } from '@/api/generated';
import { commonSteps } from './BulkOrders';
import { StaffOrdersPage } from './StaffOrdersPage';

const ORDER = {
  id: 9,
  customerId: 7,
  customerName: 'Lina Tan',
  status: 'paid',
  paymentStatus: 'paid',
  isQuote: false,
  totalAmount: '36.50',
  createdAt: '2026-11-20T10:00:00Z',
  items: [],
};

it('opens narrowed by its address, says by what in words, and lets go of one filter after the other', async () => {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(`${window.location.origin}/api/orders`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json([]);
    }),
    onGet('/api/products/7', { id: 7, name: 'Mango Ice' }),
    onGet('/api/users/21', { id: 21, username: 'lina', fullName: 'Lina Tan' }),
  );
  const filters = {
    from: '2026-11-01',
    to: '2026-11-20',
    isQuote: 'false',
    channel: 'online',
    region: 'asia',
    buyerRole: 'customer',
    agentId: '21',
    productId: '7',
    category: 'Pods',
  };
  const { events, router } = renderWithProviders(
    <StaffOrdersPage title="Orders" to={(id) => `/orders/${id}`} />,
    { at: `/?${new URLSearchParams(filters).toString()}` },
  );
  const chips = within(await screen.findByRole('list', { name: 'Filters' }));
  expect(await chips.findByText('Product: Mango Ice')).toBeVisible();
  expect(await chips.findByText('Agent: Lina Tan')).toBeVisible();
  expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
    'From: Nov 1, 2026',
    'To: Nov 20, 2026',
    'Channel: Online',
    'Region: Asia',
    'Buyer’s role: Customer',
    'Agent: Lina Tan',
    'Product: Mango Ice',
    'Category: Pods',
    'Type: without requests for quotation',
  ]);
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject(filters);

  await events.click(chips.getByRole('button', { name: 'Remove the filter Region: Asia' }));
  expect(chips.queryByText('Region: Asia')).not.toBeInTheDocument();
  expect(new URLSearchParams(router.state.location.search).has('region')).toBe(false);
  expect(new URLSearchParams(router.state.location.search).get('productId')).toBe('7');
  expect(asked.at(-1)?.has('region')).toBe(false);
});

it('shows what is no day as it stands in the address', async () => {
  server.use(onGet('/api/orders', []));
  renderWithProviders(<StaffOrdersPage title="Orders" to={(id) => `/orders/${id}`} />, {
    at: '/?from=soon',
  });
  expect(await screen.findByText('From: soon')).toBeVisible();
});

it('sorts by its headings, and gives the file of what is on the screen', async () => {
  const asked: string[] = [];
  server.use(
    http.get(`${window.location.origin}/api/orders`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('sort') ?? '');
      return HttpResponse.json([{ ...ORDER }]);
    }),
  );
  const { events, router } = renderWithProviders(
    <StaffOrdersPage title="Orders" to={(id) => `/orders/${id}`} />,
    { at: '/?status=paid&from=2026-11-01' },
  );
  const date = await screen.findByRole('columnheader', { name: 'Date' });
  expect(date).toHaveAttribute('aria-sort', 'descending');
  await events.click(screen.getByRole('button', { name: 'Total' }));
  await events.click(screen.getByRole('button', { name: 'Total' }));
  expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(new URLSearchParams(router.state.location.search).get('sort')).toBe('-total');
  await waitFor(() => expect(asked.at(-1)).toBe('-total'));
  expect(asked[0]).toBe('-created');
  await events.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('menuitem', { name: 'CSV file' })).toHaveAttribute(
    'href',
    '/api/exports/orders.csv?status=paid&from=2026-11-01&sort=-total',
  );
});

const order = (id: number, more: object) => ({ ...ORDER, id, version: id, ...more });

it('offers the steps forward that all chosen orders allow and that need no answers', () => {
  const steps = (...orders: object[]) => commonSteps(orders as OrderResponse[]);
  const paid = order(1, { allowedTransitions: ['processing', 'ready', 'shipped', 'cancelled'] });
  const processing = order(2, { status: 'processing', allowedTransitions: ['paid', 'ready'] });
  expect(steps(paid)).toEqual(['processing', 'ready']);
  expect(steps(paid, processing)).toEqual(['ready']);
  expect(steps(paid, order(3, { allowedTransitions: [] }))).toEqual([]);
  const unpaid = { status: 'ready', shipUnpaid: 'warn', allowedTransitions: ['delivered'] };
  expect(steps(order(4, unpaid))).toEqual([]);
});

it('marks many orders, each against its version, and says which was refused', async () => {
  const sent: unknown[] = [];
  const items = [4, 5].map((id) => order(id, { allowedTransitions: ['processing', 'cancelled'] }));
  server.use(
    onGet('/api/orders', items),
    http.patch(`${window.location.origin}/api/orders/:id`, async ({ request, params }) => {
      sent.push([params.id, await request.json()]);
      return params.id === '5'
        ? problem(409, 'Hafiz shipped #5 a minute ago.')
        : HttpResponse.json({ ...items[0], status: 'processing' });
    }),
  );
  const { events } = renderWithProviders(
    <StaffOrdersPage title="Orders" to={(id) => `/orders/${id}`} />,
  );
  await events.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await events.click(screen.getByRole('button', { name: 'Mark as Processing' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Mark 2 orders as Processing?' }),
  );
  await events.click(dialog.getByRole('button', { name: 'Mark as Processing' }));
  expect(await dialog.findByText('1 changed, 1 refused')).toBeVisible();
  expect(dialog.getByRole('listitem')).toHaveTextContent(
    'Order #5: Hafiz shipped #5 a minute ago.',
  );
  expect(sent).toEqual([
    ['4', { status: 'processing', version: 4 }],
    ['5', { status: 'processing', version: 5 }],
  ]);
});

it('says in the list which orders have left in part', async () => {
  const line = { id: 1, productId: 3, name: 'Mango Ice', tier: 'unit', quantity: 5, pieces: 5 };
  const part = { ...ORDER, items: [{ ...line, shippedPieces: 2 }] };
  const none = { ...ORDER, id: 8, items: [{ ...line, shippedPieces: 0 }] };
  server.use(onGet('/api/orders', [part, none]));
  renderWithProviders(<StaffOrdersPage title="Orders" to={(id) => `/orders/${id}`} />);
  const chip = await screen.findByText('Partly shipped');
  expect(chip.closest('tr')).toHaveTextContent('Order #9');
  expect(screen.getAllByRole('row')).toHaveLength(3);
});
