import { act, fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/lib/paths';
import { onGet, server } from '@/testing/server';
import { heading, PATIENCE, visit } from '@/testing/visit';

const METRICS = {
  totalUsers: 1203,
  totalRevenue: '4560.50',
  received: '4100.00',
  activeAgents: 17,
  pendingOrders: 6,
};
const order = (id: number) => ({
  id,
  customerName: `Buyer ${id}`,
  status: 'pending',
  totalAmount: '28.00',
  createdAt: '2026-11-20T08:00:00Z',
});
const entry = (id: number, description: string) => ({
  id,
  description,
  fullName: 'Hafiz Rosli',
  timestamp: '2026-11-20T08:00:00Z',
});
const figures = (revenue: string, orders: number) => ({
  revenue,
  margin: '40.00',
  orders,
  units: 9,
  averageOrder: '25.00',
  refunds: '0.00',
  cost: '60.00',
});
const SALES = {
  from: '2026-10-22',
  to: '2026-11-20',
  step: 'day',
  total: figures('150.00', 6),
  previous: figures('100.00', 6),
  series: [
    { start: '2026-11-19', ...figures('50.00', 2) },
    { start: '2026-11-20', ...figures('100.00', 4) },
  ],
  groups: [],
  groupCount: 0,
};
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  server.use(
    onGet('/api/analytics/metrics', METRICS),
    onGet('/api/users/pending', []),
    onGet('/api/waiting', { items: [{ kind: 'registrations', count: 2 }] }),
    onGet('/api/analytics/sales', SALES),
    http.get(`${window.location.origin}/api/orders`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json([5, 4, 3, 2, 1].map(order));
    }),
    onGet('/api/user-activity-log', [entry(1, 'Order #5: pending to paid')]),
  );
});
afterEach(() => vi.useRealTimers());

async function open() {
  const view = visit(paths.dashboard.admin, 'admin');
  await heading('Admin dashboard');
  await screen.findByText('1,203', undefined, PATIENCE);
  return view;
}

describe('the admin dashboard', () => {
  it('has the five sections of the specification in its side panel', async () => {
    await open();
    const panel = within(screen.getAllByRole('navigation')[0]!);
    for (const [name, href] of [
      ['Dashboard', '/dashboard/admin'],
      ['User Management', '/dashboard/admin/user-management'],
      ['System Settings', '/dashboard/admin/settings'],
      ['Analytics', '/dashboard/admin/analytics'],
      ['Commissions', '/dashboard/admin/commissions'],
    ] as const)
      expect(panel.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
        'href',
        href,
      );
  });

  it('shows the four figures the server counts', async () => {
    await open();
    for (const [label, value] of [
      ['Total Users', '1,203'],
      ['Total Revenue', '$4,560.50'],
      ['Active Agents', '17'],
      ['Pending Orders', '6'],
    ] as const)
      expect(screen.getByText(label).parentElement).toHaveTextContent(`${label}${value}`);
    // What was received is another figure, and says so.
    expect(screen.getByText('$4,100.00 received')).toBeVisible();
  });

  it('begins with what waits, then the last 30 days against those before', async () => {
    const { container } = await open();
    const waits = within(screen.getByRole('region', { name: 'Needs you' }));
    const action = await waits.findByRole('link', { name: 'Review: 2 registrations to approve' });
    expect(action).toHaveAttribute('href', '/dashboard/admin/user-management');
    const recent = within(screen.getByRole('region', { name: 'Last 30 days' }));
    expect(await recent.findByText('$150.00')).toBeVisible();
    expect(recent.getByText('50% up')).toBeVisible();
    expect(recent.getAllByText('no change')).toHaveLength(3);
    const sections = [...container.querySelectorAll('main section')];
    expect(sections[0]).toHaveTextContent('Needs you');
    expect(sections[1]).toHaveTextContent('Last 30 days');
  });

  it('leads to every role’s dashboard from its menu', async () => {
    await open();
    const panel = screen.getAllByRole('navigation')[0]!;
    fireEvent.click(within(panel).getByRole('button', { name: /^Role dashboards/ }));
    for (const role of ['manufacturer', 'wholesaler', 'dealer', 'agent', 'customer'])
      expect(panel.querySelector(`a[href="/dashboard/${role}"]`), role).toBeVisible();
  });

  it('lists the five newest orders', async () => {
    await open();
    const newest = within(screen.getByRole('region', { name: 'Recent orders' }));
    expect(await newest.findAllByRole('listitem')).toHaveLength(5);
    expect(asked).toEqual(['?limit=5']);
    expect(newest.getByRole('link', { name: 'Order #5' })).toHaveAttribute(
      'href',
      paths.admin.order(5),
    );
  });

  it('goes on counting and telling while one looks', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    const activity = within(screen.getByRole('region', { name: 'Recent activity' }));
    expect(await activity.findByText('Order #5: pending to paid')).toBeInTheDocument();
    server.use(
      onGet('/api/analytics/metrics', { ...METRICS, pendingOrders: 7 }),
      onGet('/api/user-activity-log', [entry(2, 'Order #6: placed')]),
    );
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(await activity.findByText('Order #6: placed')).toBeInTheDocument();
    expect(screen.getByText('Pending Orders').parentElement).toHaveTextContent('7');
    expect(asked).toEqual(['?limit=5', '?limit=5']);
  });
});
