import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { isoDay } from '@/lib/dates';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import CustomerPage from './CustomerPage';

const ORIGIN = window.location.origin;
const TRADE = {
  orders: 3,
  units: 12,
  revenue: '120.00',
  average: '40.00',
  series: [{ start: '2026-11-19', orders: 3, units: 12, amount: '120.00' }],
  topProducts: [],
  byStatus: [],
};

it('shows a customer what they bought in the last 30 days, against those before', async () => {
  const counted: string[] = [];
  server.use(
    onGet('/api/products', []),
    http.get(`${ORIGIN}/api/orders`, ({ request }) => {
      const args = new URL(request.url).searchParams;
      if (args.get('limit') === '1') counted.push(args.get('status') ?? '');
      return HttpResponse.json([], { headers: { 'X-Total-Count': '2' } });
    }),
    http.get(`${ORIGIN}/api/analytics/trade`, ({ request }) => {
      const args = new URL(request.url).searchParams;
      expect([args.get('as'), args.get('userId')]).toEqual(['buyer', '7']);
      return HttpResponse.json(args.get('to') === isoDay() ? TRADE : { ...TRADE, orders: 2 });
    }),
  );
  renderWithProviders(<CustomerPage />, { user: user({ role: 'customer' }) });
  const recent = within(await screen.findByRole('region', { name: 'Last 30 days' }));
  expect(await recent.findByText('$120.00')).toBeVisible();
  expect(await recent.findByText('50% up')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('2')).toHaveLength(2));
  expect(recent.queryByText('2')).not.toBeInTheDocument();
  expect(counted.toSorted()).toEqual(['pending', 'shipped']);
});

it('says what is pending and on the way of all time, also where the trade cannot be read', async () => {
  server.use(
    onGet('/api/products', []),
    onGet('/api/orders', [], { headers: { 'X-Total-Count': '2' } }),
    http.get(`${ORIGIN}/api/analytics/trade`, () => problem(503, 'Too many requests.')),
  );
  renderWithProviders(<CustomerPage />, { user: user({ role: 'customer' }) });
  const recent = await screen.findByRole('region', { name: 'Last 30 days' });
  expect(await within(recent).findByText('Too many requests.')).toBeVisible();
  for (const figure of ['Pending orders', 'On the way'])
    expect(recent).not.toContainElement(screen.getByText(figure));
});
