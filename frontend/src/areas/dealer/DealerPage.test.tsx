import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { addDays, isoDay } from '@/lib/dates';
import { paper, verificationCase } from '@/testing/cases';
import { onGet, server } from '@/testing/server';
import { renderWithProviders } from '@/testing/render';
import { user } from '@/testing/users';
import DealerPage from './DealerPage';

const ORIGIN = window.location.origin;
const asked: Record<'orders' | 'products' | 'trade', URLSearchParams[]> = {
  orders: [],
  products: [],
  trade: [],
};
const TRADE = {
  orders: 3,
  units: 12,
  revenue: '120.00',
  cost: '80.00',
  margin: '40.00',
  average: '40.00',
  series: [
    { start: '2026-11-19', orders: 1, units: 4, amount: '40.00' },
    { start: '2026-11-20', orders: 2, units: 8, amount: '80.00' },
  ],
  topProducts: [],
  byStatus: [],
};
const BEFORE = { ...TRADE, orders: 4, revenue: '100.00', margin: '50.00' };

beforeEach(() => {
  asked.orders = [];
  asked.products = [];
  asked.trade = [];
  server.use(
    http.get(`${ORIGIN}/api/orders`, ({ request }) => {
      asked.orders.push(new URL(request.url).searchParams);
      return HttpResponse.json([]);
    }),
    http.get(`${ORIGIN}/api/products`, ({ request }) => {
      asked.products.push(new URL(request.url).searchParams);
      return HttpResponse.json([]);
    }),
    onGet('/api/dealer-pricing/7', []),
    http.get(`${ORIGIN}/api/analytics/trade`, ({ request }) => {
      const args = new URL(request.url).searchParams;
      asked.trade.push(args);
      return HttpResponse.json(args.get('to') === isoDay() ? TRADE : BEFORE);
    }),
    onGet('/api/users/7/verification', {
      user: { id: 7, role: 'dealer', verificationStatus: 'approved' },
      documents: [],
      missing: [],
      history: [],
    }),
  );
});

it('tells a waiting dealer what is waited for, without a panel that fails', async () => {
  server.use(
    onGet('/api/dealer-pricing/7', { status: 403, detail: 'Not yet.' }, { status: 403 }),
    onGet('/api/users/7/verification', {
      ...verificationCase({
        documents: [paper({ kind: 'bankStatement', label: 'Bank Statement' })],
        missing: [{ kind: 'shopPhotos', label: 'Shop Photos', why: 'missing', isRequired: true }],
      }),
    }),
  );
  const waiting = user({ role: 'dealer', verificationStatus: 'pending' });
  renderWithProviders(<DealerPage />, { user: waiting });
  expect(await screen.findByText('In review: Bank Statement.')).toBeVisible();
  expect(screen.getByText('Still needed: Shop Photos.')).toBeVisible();
  expect(await screen.findAllByText('No orders yet')).not.toHaveLength(0);
  expect(screen.queryByText('Custom pricing')).not.toBeInTheDocument();
  expect(screen.queryByText('Not yet.')).not.toBeInTheDocument();
});

it('shows a dealer five own sales and six products, and says where there are none', async () => {
  renderWithProviders(<DealerPage />, { user: user({ role: 'dealer' }) });
  const sales = within(await screen.findByRole('region', { name: 'Recent store sales' }));
  expect(await sales.findByText('No orders yet')).toBeVisible();
  expect(sales.getByRole('link', { name: 'Share my store' })).toHaveAttribute(
    'href',
    '/dashboard/dealer/settings',
  );
  const bought = within(screen.getByRole('region', { name: 'Recent purchases' }));
  expect(await bought.findByRole('link', { name: 'Browse products' })).toHaveAttribute(
    'href',
    '/products',
  );
  expect(await screen.findByText('No custom pricing set yet')).toBeVisible();
  const latest = asked.orders.filter((args) => args.get('limit') === '5');
  expect(latest.map((args) => args.get('sellerId'))).toContain('7');
  expect(asked.products.map((args) => args.get('limit'))).toEqual(['6']);
  const counted = asked.orders.filter((args) => args.get('limit') === '1');
  const said = counted.map((args) => [...args].map(([name, value]) => `${name}=${value}`).sort());
  expect(said.map((args) => args.join(' '))).toEqual(['isOpen=true limit=1 sellerId=7']);
});

it('begins with what waits, then the last seven days of the store against those before', async () => {
  server.use(
    onGet('/api/waiting', {
      items: [
        { kind: 'storeOrders', count: 1 },
        { kind: 'unpaidOrders', count: 1200 },
      ],
    }),
  );
  renderWithProviders(<DealerPage />, {
    at: '/dashboard/dealer',
    user: user({ role: 'dealer' }),
  });
  const waits = within(await screen.findByRole('region', { name: 'Needs you' }));
  expect(
    await waits.findByRole('link', { name: 'View: 1 new order in your store' }),
  ).toHaveAttribute('href', '/dashboard/dealer/orders?sales_status=pending');
  expect(waits.getByRole('link', { name: 'View: 1,200 unpaid orders' })).toHaveAttribute(
    'href',
    '/dashboard/dealer/orders?tab=purchases&paymentStatus=unpaid&isTrade=true',
  );
  const recent = within(screen.getByRole('region', { name: 'Last 7 days' }));
  expect(await recent.findByText('$120.00')).toBeVisible();
  expect(await recent.findByText('20% up')).toBeVisible();
  expect(recent.getByText('from $50.00 before')).toBeVisible();
  expect(recent.getByText('25% down')).toBeVisible();
  expect(recent.queryByText('Open sales')).not.toBeInTheDocument();
  expect(screen.getByText('Open sales')).toBeVisible();
  const said = asked.trade.map((args) => [args.get('as'), args.get('userId'), args.get('bucket')]);
  expect(said).toEqual([
    ['seller', '7', 'day'],
    ['seller', '7', 'day'],
  ]);
  const spans = asked.trade.map((args) => args.get('from') + '…' + args.get('to'));
  expect(spans).toContain(`${addDays(isoDay(), -6)}…${isoDay()}`);
  expect(spans).toContain(`${addDays(isoDay(), -13)}…${addDays(isoDay(), -7)}`);
});
