import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OrderDetailResponse } from '@/api/generated';
import { FIGURES } from '@/features/fulfilment/employee/testOrder';
import { paths } from '@/lib/paths';
import { verificationCase } from '@/testing/cases';
import { renderWithProviders } from '@/testing/render';
import { onGet, overtaken, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import WarehouseDashboardPage from './WarehouseDashboardPage';

const ORIGIN = window.location.origin;
const order = {
  id: 12,
  status: 'processing',
  paymentStatus: 'unpaid',
  customerName: 'Hannah Schmidt',
  createdAt: '2026-05-01T10:00:00Z',
  totalAmount: '14.00',
  allowedTransitions: ['shipped', 'delivered'],
  items: [
    {
      id: 1,
      productId: 5,
      name: 'Mango Ice',
      sku: 'MI-1',
      tier: 'unit',
      quantity: 5,
      pieces: 5,
      shippablePieces: 5,
    },
  ],
  courier: 'standard',
  papers: ['delivery-note'],
  shippingNotes: 'Ring twice',
  version: 3,
} as unknown as OrderDetailResponse;
const others = [
  { ...order, id: 11, status: 'delivered' },
  { ...order, id: 10, status: 'paid' },
] as OrderDetailResponse[];
const asked: URLSearchParams[] = [];

/** Screens are so wide, or not. */
function width(isWide: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
}

beforeEach(() => {
  asked.length = 0;
  width(true);
  server.use(
    onGet('/api/warehouse/figures', { ...FIGURES }),
    onGet('/api/warehouse/reports', []),
    onGet('/api/users/7/verification', { ...verificationCase({ documents: [] }) }),
    onGet('/api/orders/12', { ...order }),
    http.get(`${ORIGIN}/api/warehouse/orders`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json([order, ...others]);
    }),
  );
  return () => vi.unstubAllGlobals();
});

const open = (at: string = paths.dashboard.warehouse) =>
  renderWithProviders(<WarehouseDashboardPage />, {
    at,
    user: user({ role: 'warehouse' }),
    routes: [
      { path: paths.warehouse.orderPattern, element: <p>The order</p> },
      { path: paths.warehouse.wavePattern, element: <p>On the way</p> },
    ],
  });

it('has the four counters and the queue with its filter', async () => {
  const { events } = open();
  for (const [label, value] of [
    ['Pending', '31'],
    ['Processing', '6'],
    ['Shipped', '15'],
    ['Total', '400'],
  ] as const)
    await waitFor(() => {
      expect(screen.getByText(label, { selector: 'dt' }).parentElement).toHaveTextContent(
        `${label}${value}`,
      );
    });
  expect(screen.getByRole('region', { name: 'Last 7 days' })).toHaveTextContent(
    'Pieces received1,200',
  );
  const filter = screen.getByRole('combobox', { name: 'Status' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Pending', 'Processing', 'Shipped', 'Delivered']);
  await events.selectOptions(filter, 'Shipped');
  await expect.poll(() => asked.at(-1)?.get('status')).toBe('shipped');
  expect(screen.getByText('Select an order')).toBeVisible();
});

it('shows the chosen order beside the queue, with its true payment', async () => {
  const { events } = open();
  await events.click(await screen.findByRole('link', { name: 'Order #12' }));
  const panel = await screen.findByRole('region', { name: 'Order #12' });
  for (const words of ['Hannah Schmidt', '$14.00', 'Processing', 'Unpaid', 'Ring twice'])
    expect(within(panel).getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: /Packing slip/ })).toBeVisible();
  expect(within(panel).getByRole('button', { name: 'Ship part' })).toBeVisible();
});

it('moves an order on with its number in one call, and asks when there is none', async () => {
  const sent: unknown[] = [];
  server.use(
    http.patch(`${ORIGIN}/api/orders/12`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...order, status: 'shipped' });
    }),
  );
  const { events } = open(`${paths.dashboard.warehouse}?order=12`);
  expect(screen.queryByRole('button', { name: 'Mark as Processing' })).toBeNull();
  await events.click(await screen.findByRole('button', { name: 'Mark as Shipped' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Ship order #12 without a tracking number?',
  });
  await events.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await events.type(screen.getByLabelText('Tracking number'), 'TRK-1');
  await events.click(screen.getByRole('button', { name: 'Mark as Shipped' }));
  expect(await screen.findByText('Order #12 updated')).toBeVisible();
  const expected = { trackingNumber: '', status: 'processing', version: 3 };
  expect(sent).toEqual([{ trackingNumber: 'TRK-1', status: 'shipped', version: 3, expected }]);
});

it('shows both numbers where somebody else has written one meanwhile, and makes the step with the chosen one', async () => {
  const { handler, sent } = overtaken(
    'patch',
    '/api/orders/12',
    { trackingNumber: 'TRK-9', version: '4' },
    { ...order, status: 'shipped' },
  );
  server.use(handler);
  const { events } = open(`${paths.dashboard.warehouse}?order=12`);
  const field = await screen.findByLabelText('Tracking number');
  await events.type(field, 'TRK-1');
  await events.click(screen.getByRole('button', { name: 'Mark as Shipped' }));
  await screen.findByRole('dialog', { name: 'Someone else changed this' });
  const choice = screen.getByRole('radiogroup', { name: 'Tracking number' });
  expect(choice).toHaveTextContent('Theirs: TRK-9');
  await events.click(screen.getByRole('button', { name: 'Back to the form' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field).toHaveValue('TRK-1');
  sent.length = 0;
  await events.click(screen.getByRole('button', { name: 'Mark as Shipped' }));
  await events.click(await screen.findByRole('radio', { name: 'Yours: TRK-1' }));
  await events.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Order #12 updated')).toBeVisible();
  expect(sent[1]).toEqual({
    trackingNumber: 'TRK-1',
    status: 'shipped',
    version: 4,
    expected: { trackingNumber: 'TRK-9', status: 'processing', version: '4' },
  });
});

it('does not make a step again that somebody else was faster with', async () => {
  const { handler, sent } = overtaken(
    'patch',
    '/api/orders/12',
    { status: 'cancelled', version: '4' },
    { ...order, status: 'cancelled' },
  );
  server.use(handler);
  const { events } = open(`${paths.dashboard.warehouse}?order=12`);
  await events.type(await screen.findByLabelText('Tracking number'), 'TRK-1');
  await events.click(screen.getByRole('button', { name: 'Mark as Shipped' }));
  await events.click(await screen.findByRole('radio', { name: 'Theirs: Cancelled' }));
  await events.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Order #12 updated')).toBeVisible();
  expect(sent[1]).toEqual({
    trackingNumber: 'TRK-1',
    version: 4,
    expected: { trackingNumber: '', status: 'cancelled', version: '4' },
  });
});

it('says what the server has against a step', async () => {
  server.use(
    http.patch(`${ORIGIN}/api/orders/12`, () =>
      problem(409, 'This order is being picked in wave #4. Finish or cancel the wave first.'),
    ),
  );
  const { events } = open(`${paths.dashboard.warehouse}?order=12`);
  await events.click(await screen.findByRole('button', { name: 'Mark as Delivered' }));
  expect(await screen.findByText('The order was not updated')).toBeVisible();
  expect(screen.getByText(/being picked in wave #4/)).toBeVisible();
});

it('takes chosen orders to be picked together', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(`${ORIGIN}/api/picking/waves`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ id: 4, orders: [{}, {}], picks: [] }, { status: 201 });
    }),
  );
  const { events } = open();
  const name = (id: number) => ({ name: `Select order #${id} for picking` });
  const choice = (id: number) => screen.findByRole('checkbox', name(id));
  await events.click(await choice(12));
  await events.click(await choice(10));
  expect(screen.queryByRole('checkbox', name(11))).toBeNull();
  await events.click(screen.getByRole('button', { name: 'Pick 2 orders' }));
  expect(await screen.findByText('On the way')).toBeVisible();
  expect(sent).toEqual([{ orderIds: [12, 10] }]);
});

it('writes a report about the order', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(`${ORIGIN}/api/warehouse/reports`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ id: 1 }, { status: 201 });
    }),
  );
  const { events } = open(`${paths.dashboard.warehouse}?order=12`);
  await events.click(await screen.findByRole('button', { name: 'Add report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report on order #12' });
  await events.type(within(dialog).getByLabelText(/Notes/), 'Two boxes');
  await events.click(within(dialog).getByRole('button', { name: 'Add report' }));
  expect(await screen.findByText('Report on order #12 saved')).toBeVisible();
  expect(sent).toEqual([{ orderId: 12, status: 'processing', notes: 'Two boxes' }]);
});

it('opens orders on a page of their own where there is no room beside the queue', async () => {
  width(false);
  const { events } = open();
  expect(screen.queryByText('Select an order')).toBeNull();
  await events.click(await screen.findByRole('link', { name: 'Order #12' }));
  expect(await screen.findByText('The order')).toBeVisible();
});
