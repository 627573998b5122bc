import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import { user } from '@/testing/users';
import DashboardPage from './DashboardPage';

const figures = (revenue: string) => ({
  revenue,
  margin: '40.00',
  orders: 6,
  units: 9,
  averageOrder: '25.00',
  refunds: '0.00',
  cost: '60.00',
});

it('shows the figures that move above one line of totals', async () => {
  server.use(
    onGet('/api/waiting', { items: [] }),
    onGet('/api/analytics/metrics', {
      totalUsers: 1203,
      totalRevenue: '4560.50',
      received: '4100.00',
      activeAgents: 17,
      pendingOrders: 6,
    }),
    onGet('/api/analytics/sales', {
      total: figures('150.00'),
      previous: figures('100.00'),
      series: [{ start: '2026-11-20', ...figures('150.00') }],
      groups: [],
      groupCount: 0,
    }),
    http.get(`${window.location.origin}/api/products`, ({ request }) => {
      const isLow = new URL(request.url).searchParams.get('filter') === 'low-stock';
      return HttpResponse.json([], { headers: { 'X-Total-Count': isLow ? '4' : '120' } });
    }),
    onGet('/api/orders', []),
    onGet('/api/lots', []),
    onGet('/api/inventory/transactions', []),
  );
  const { container } = renderWithProviders(<DashboardPage />, {
    at: paths.dashboard.manufacturer,
    user: user({ role: 'manufacturer' }),
  });
  const recent = within(await screen.findByRole('region', { name: 'Last 30 days' }));
  expect(await recent.findByText('50% up')).toBeVisible();
  expect(await screen.findByText('1,203')).toBeVisible();
  const totals = screen.getByRole('region', { name: 'Totals' });
  expect(await within(totals).findByText('120')).toBeVisible();
  expect(await within(totals).findByText('4')).toBeVisible();
  expect(totals).toHaveTextContent('Total Revenue$4,560.50 $4,100.00 received');
  const sections = [...container.querySelectorAll('section')].map((one) => one.ariaLabel ?? '');
  expect(sections.indexOf('Last 30 days')).toBeLessThan(sections.indexOf('Totals'));
});
