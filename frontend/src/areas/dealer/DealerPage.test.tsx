import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { paper, verificationCase } from '@/testing/cases';
import { onGet, server } from '@/testing/server';
import { renderWithProviders } from '@/testing/render';
import { user } from '@/testing/users';
import DealerPage from './DealerPage';

const ORIGIN = window.location.origin;
const asked: Record<'orders' | 'products', URLSearchParams[]> = { orders: [], products: [] };

beforeEach(() => {
  asked.orders = [];
  asked.products = [];
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
  expect(await screen.findByText('No custom pricing set yet')).toBeVisible();
  const latest = asked.orders.filter((args) => args.get('limit') === '5');
  expect(latest.map((args) => args.get('sellerId'))).toContain('7');
  expect(asked.products.map((args) => args.get('limit'))).toEqual(['6']);
  const counted = asked.orders.filter((args) => args.get('limit') === '1');
  const said = counted.map((args) => [...args].map(([name, value]) => `${name}=${value}`).sort());
  expect(said.map((args) => args.join(' ')).sort()).toEqual([
    'customerId=7 isTrade=true limit=1',
    'customerId=7 isTrade=true limit=1 paymentStatus=unpaid',
    'isOpen=true limit=1 sellerId=7',
    'isTrade=true limit=1 sellerId=7',
  ]);
});
