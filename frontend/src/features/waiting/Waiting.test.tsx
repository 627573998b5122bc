import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { api } from '@/api/enhance';
import type { WaitingKindName } from '@/api/generated';
import { dashboardPath } from '@/lib/roles';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { useWaiting } from '.';
import { Waiting } from './Waiting';
import { waitingPath } from './ways';

type Person = Parameters<typeof user>[0];

function open(person: Person) {
  const who = user(person);
  return renderWithProviders(<Waiting />, { at: dashboardPath(who), user: who });
}

it('names what waits, the most urgent first, each with its one action', async () => {
  server.use(
    onGet('/api/waiting', {
      items: [
        { kind: 'registrations', count: 1, oldestAt: '2020-01-05T08:00:00Z' },
        { kind: 'returns', count: 1300 },
      ],
    }),
  );
  open({ role: 'admin' });
  const region = within(await screen.findByRole('region', { name: 'Needs you' }));
  const items = await region.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^1 registration to approveOldest: .*2020.*Review$/),
    '1,300 returns to approveReview',
  ]);
  expect(region.getByRole('link', { name: 'Review: 1,300 returns to approve' })).toHaveAttribute(
    'href',
    '/dashboard/admin/returns?state=requested',
  );
});

it('says when nothing waits, and when it cannot be known', async () => {
  const first = open({ role: 'customer' });
  expect(await screen.findByText('Nothing waits for you.')).toBeVisible();
  first.unmount();
  server.use(http.get(`${window.location.origin}/api/waiting`, () => problem(503, 'Busy.')));
  open({ role: 'customer' });
  expect(await screen.findByText('Busy.')).toBeVisible();
});

it('is not on the dashboard of another role', () => {
  renderWithProviders(<Waiting />, { at: '/dashboard/dealer', user: user({ role: 'admin' }) });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

function Menu() {
  return <p>{JSON.stringify(useWaiting())}</p>;
}

it('is counted again when something of it has changed', async () => {
  let count = 2;
  server.use(
    http.get(`${window.location.origin}/api/waiting`, () =>
      HttpResponse.json({ items: count ? [{ kind: 'registrations', count }] : [] }),
    ),
  );
  const { store } = renderWithProviders(<Menu />, { user: user({ role: 'admin' }) });
  expect(await screen.findByText('{"registrations":2}')).toBeInTheDocument();
  count = 0;
  act(() => void store.dispatch(api.util.invalidateTags(['Accounts'])));
  expect(await screen.findByText('{}')).toBeInTheDocument();
});

it.each<[Person, WaitingKindName, string]>([
  [
    { role: 'manufacturer' },
    'quoteRequests',
    '/dashboard/manufacturer/orders?quoteState=requested',
  ],
  [
    { role: 'manufacturer' },
    'unpaidOrders',
    '/dashboard/manufacturer/orders?paymentStatus=unpaid&isTrade=true',
  ],
  [
    { role: 'admin' },
    'payouts',
    '/dashboard/admin/commissions?tab=payouts&payouts_status=approved',
  ],
  [{ role: 'admin' }, 'lowStock', '/dashboard/manufacturer/low-stock'],
  [{ role: 'admin' }, 'issues', '/issues?issues_status=open'],
  [{ role: 'customer' }, 'quoteOffers', '/dashboard/customer/orders?quoteState=offered'],
  [{ role: 'sub-agent' }, 'quoteOffers', '/dashboard/agent/orders?quoteState=offered'],
  [{ role: 'wholesaler' }, 'quoteOffers', '/dashboard/wholesaler/orders?quoteState=offered'],
  [{ role: 'warehouse' }, 'ordersToShip', '/warehouse/dashboard?status=ready'],
  [{ role: 'employee' }, 'ordersToShip', '/dashboard/employee?status=ready'],
  [{ role: 'employee' }, 'returns', '/warehouse/returns?state=requested'],
  [{ role: 'employee' }, 'issues', '/issues?issues_status=open&issues_assignedTo=7'],
  [{ role: 'employee', position: 'Manager' }, 'issues', '/issues?issues_status=open'],
  [{ role: 'employee', position: 'Purchaser' }, 'lowStock', '/dashboard/purchaser?tab=low'],
  [{ role: 'warehouse' }, 'lateDeliveries', '/purchasing?tab=orders&purchases_overdue=true'],
])('sends %o to where %s are settled', (person, kind, path) => {
  expect(waitingPath(kind, user(person))).toBe(path);
});
