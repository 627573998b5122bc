import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import type { ShownCase } from '@/features/people/documents';
import { openAnew } from '@/lib/openAnew';
import { paths } from '@/lib/paths';
import { TAX_NUMBER, verificationCase } from '@/testing/cases';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { PATIENCE } from '@/testing/visit';
import { user } from '@/testing/users';
import PersonPage from './PersonPage';

vi.mock('@/lib/openAnew', () => ({ openAnew: vi.fn() }));

const ORIGIN = window.location.origin;
const CASE = '/api/users/7/verification';
const person = (changes: Partial<ShownCase['user']>) =>
  verificationCase({ user: { ...verificationCase().user, ...changes } });

function visit(shown: ShownCase, tab = '', me = 1) {
  server.use(onGet(CASE, { ...shown }), onGet('/api/password-resets', []));
  const view = renderWithProviders(<PersonPage />, {
    at: `${paths.admin.account(7)}${tab}`,
    path: paths.admin.accountPattern,
    user: user({ id: me, role: 'admin' }),
  });
  return view;
}

const tabs = async () =>
  (await screen.findAllByRole('tab')).map((tab) => tab.textContent).join(' · ');

it('has the parts that somebody of the role has', async () => {
  visit(person({ role: 'agent' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lina Tan' })).toBeVisible();
  expect(await tabs()).toBe(
    'Profile · Documents · Orders · Money · Tax · Referrals · Notes · Activity · Sign-ins · API tokens',
  );
});

it('leaves out what a customer has not', async () => {
  visit({ ...person({ role: 'customer' }), documents: [] });
  expect(await tabs()).toBe('Profile · Orders · Money · Tax · Notes · Activity · Sign-ins');
});

it('says on its tab that a tax number waits for a decision', async () => {
  server.use(onGet('/api/users/7/tax', { taxNumber: TAX_NUMBER, exemptions: [] }));
  visit(person({ role: 'dealer' }), '?tab=tax');
  expect(await screen.findByText(TAX_NUMBER.number, {}, PATIENCE)).toBeVisible();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Tax1');
});

it('switches the account off after asking', async () => {
  const shown = person({ role: 'agent', isActive: true });
  const sent: unknown[] = [];
  const { events } = visit(shown);
  server.use(
    http.post(`${ORIGIN}/api/users/7/deactivate`, async ({ request }) => {
      sent.push(await request.json());
      server.use(onGet(CASE, { ...person({ role: 'agent', isActive: false }) }));
      return HttpResponse.json({ message: '', user: { ...shown.user, isActive: false } });
    }),
  );
  await events.click(await screen.findByRole('button', { name: 'Deactivate' }));
  const dialog = await screen.findByRole('dialog', { name: 'Deactivate Lina Tan?' });
  expect(sent).toEqual([]);
  await events.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Account deactivated')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Activate' })).toBeVisible();
});

it('does not let admins switch themselves off', async () => {
  visit(person({ role: 'admin', isActive: true }), '', 7);
  await screen.findByRole('heading', { level: 1, name: 'Lina Tan' });
  expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull();
});

it('hands over a link to whoever asked for a new password', async () => {
  const { events } = visit(person({ role: 'agent' }));
  const request = {
    id: 9,
    userId: 7,
    username: 'lina',
    fullName: 'Lina Tan',
    email: 'lina@example.test',
    role: 'agent',
    state: 'requested',
    decidable: true,
    canHandOver: true,
    requestedAt: '2026-11-22T08:00:00Z',
    expiresAt: '2026-11-22T08:30:00Z',
  };
  const link = 'https://tierway.test/reset-password?token=once';
  server.use(
    http.get(`${ORIGIN}/api/password-resets`, ({ request: { url } }) => {
      const of = new URL(url).searchParams.get('userId');
      return HttpResponse.json(of === '7' ? [request] : [{ ...request, id: 8, userId: 6 }]);
    }),
    http.post(`${ORIGIN}/api/password-resets/9/hand-over`, () =>
      HttpResponse.json({ link, expiresAt: request.expiresAt }),
    ),
  );
  const block = await screen.findByRole('region', { name: 'Password reset requested' });
  await events.click(await within(block).findByRole('button', { name: 'Hand over' }));
  const dialog = await screen.findByRole('dialog');
  await events.click(within(dialog).getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText(link)).toBeVisible();
});

it.each([
  ['', 'customerId'],
  ['&as=asReferrer', 'agentId'],
])('asks for the orders of an agent (%j) by %s', async (view, name) => {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(`${ORIGIN}/api/orders`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json([]);
    }),
  );
  visit(person({ role: 'agent' }), `?tab=orders${view}`);
  await expect.poll(() => asked.at(-1)?.get(name), PATIENCE).toBe('7');
  expect(asked.at(-1)?.has('as')).toBe(false);
});

it('lists who joined through an agent, each with the way to them', async () => {
  server.use(onGet('/api/users', [{ ...verificationCase().user, id: 21, fullName: 'Omar Said' }]));
  visit(person({ role: 'agent' }), '?tab=referrals');
  expect(await screen.findByRole('link', { name: 'Omar Said' })).toHaveAttribute(
    'href',
    paths.admin.account(21),
  );
});

it('says that there is no such account', async () => {
  server.use(http.get(ORIGIN + CASE, () => problem(404, 'There is no such account.')));
  renderWithProviders(<PersonPage />, {
    at: paths.admin.account(7),
    path: paths.admin.accountPattern,
  });
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

it('shows the pages of the person after saying what that means', async () => {
  const shown = person({ role: 'agent', isActive: true });
  const { events } = visit(shown);
  let begun = 0;
  server.use(
    http.post(`${ORIGIN}/api/users/7/view-as`, () => {
      begun += 1;
      return HttpResponse.json({ ...shown.user, viewAs: { until: '2026-11-24T10:30:00Z' } });
    }),
  );
  await events.click(await screen.findByRole('button', { name: 'View as' }));
  const dialog = await screen.findByRole('dialog', { name: 'View Tierway as Lina Tan?' });
  expect(dialog).toHaveTextContent('can’t change anything');
  expect(begun).toBe(0);
  await events.click(within(dialog).getByRole('button', { name: 'View as' }));
  await waitFor(() => expect(openAnew).toHaveBeenCalledExactlyOnceWith(paths.dashboard.agent));
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({
    id: 7,
    viewAs: { until: '2026-11-24T10:30:00Z' },
  });
});

it('offers no look at admins and at those who are switched off', async () => {
  visit(person({ role: 'admin', isActive: true }));
  await screen.findByRole('button', { name: 'Deactivate' });
  expect(screen.queryByRole('button', { name: 'View as' })).toBeNull();
});

it('lists where somebody is signed in and ends one or all after asking', async () => {
  const session = (id: number) => ({
    id,
    createdAt: '2026-11-20T08:00:00Z',
    lastSeenAt: '2026-11-20T09:00:00Z',
    ipAddress: `192.0.2.${id}`,
    current: false,
  });
  const ended: string[] = [];
  server.use(
    onGet('/api/users/7/sessions', [session(1), session(2)]),
    onGet('/api/user-activity-log', []),
    http.delete(`${ORIGIN}/api/users/7/sessions/:id`, ({ params }) => {
      ended.push(String(params.id));
      server.use(onGet('/api/users/7/sessions', [session(2)]));
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(`${ORIGIN}/api/users/7/sessions`, () => {
      ended.push('all');
      server.use(onGet('/api/users/7/sessions', []));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { events } = visit(person({ role: 'agent' }), '?tab=sign-ins');
  const list = await screen.findByRole('list', { name: 'Active sessions' });
  expect(list).toHaveTextContent('192.0.2.1');
  await events.click(within(list).getAllByRole('button', { name: 'Sign out device' })[0]!);
  let dialog = await screen.findByRole('dialog', { name: 'Sign out on Unknown device?' });
  expect(ended).toEqual([]);
  await events.click(within(dialog).getByRole('button', { name: 'Sign out device' }));
  await waitFor(() => expect(list).not.toHaveTextContent('192.0.2.1'));
  await events.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  dialog = await screen.findByRole('dialog', { name: 'Sign Lina Tan out everywhere?' });
  await events.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('Not signed in anywhere.')).toBeVisible();
  expect(ended).toEqual(['1', 'all']);
});

it.each([
  ['', '$15.00', '2 orders'],
  ['</api/orders?cursor=next>; rel="next"', 'At least $15.00', 'Latest 3 unpaid orders'],
])('adds up what an agent bought, owes and earned (%s)', async (Link, owed, ofWhich) => {
  const asked: URLSearchParams[] = [];
  const order = (id: number, status: string, totalAmount: string) => ({ id, status, totalAmount });
  const unpaid = [
    order(1, 'pending', '10.50'),
    order(2, 'cancelled', '99.00'),
    order(3, 'paid', '4.50'),
  ];
  server.use(
    http.get(`${ORIGIN}/api/analytics/trade`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ revenue: '1234.50', orders: 3, average: '411.50' });
    }),
    onGet('/api/orders', unpaid, { headers: { Link } }),
    onGet('/api/commissions/summary', {
      lifetime: { pending: '1.00', approved: '2.00', paid: '3.00', reversed: '0.50' },
    }),
  );
  visit(person({ role: 'agent', createdAt: '2026-11-20T08:00:00Z' }), '?tab=money');
  expect(await screen.findByText('$1,234.50')).toBeVisible();
  expect(screen.getByText('3 orders, $411.50 on average')).toBeVisible();
  expect(await screen.findByText(owed)).toBeVisible();
  expect(screen.getByText(ofWhich)).toBeVisible();
  expect(await screen.findByText('$0.50')).toBeVisible();
  expect(asked[0]?.toString()).toMatch('userId=7&from=2026-11-19');
});

it('lists the prices of a dealer', async () => {
  const product = { productId: 4, productName: 'Mango Ice', sku: 'MANGO-ICE', isBlocked: true };
  const prices = { dealerPrice: '16.00', customPrice: '27.00', reason: 'Outside the range.' };
  const set = { updatedAt: '2026-11-20T08:00:00Z' };
  server.use(onGet('/api/dealer-pricing/7', [{ ...product, ...prices, ...set }]));
  visit(person({ role: 'dealer' }), '?tab=prices');
  expect(await screen.findByText('Mango Ice')).toBeVisible();
  expect(screen.getByText('$27.00')).toBeVisible();
  expect(screen.getByText('Outside the range.')).toBeVisible();
});
