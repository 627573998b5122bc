import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import { ActivityReport } from './ActivityReport';

const ENTRY = {
  id: 1,
  userId: 3,
  username: 'lina',
  fullName: 'Lina Tan',
  role: 'dealer',
  action: 'login',
  description: 'Signed in',
  timestamp: '2026-11-20T08:00:00Z',
  createdAt: '2026-11-20T08:00:00Z',
  ipAddress: '10.0.0.9',
  userAgent: 'curl/8',
};

function open(search = '', entries: object[] = [ENTRY]) {
  const asked: URLSearchParams[] = [];
  server.use(
    onGet('/api/users', []),
    onGet('/api/users/3', { id: 3, username: 'lina', fullName: 'Lina Tan', role: 'dealer' }),
    http.get(`${window.location.origin}/api/user-activity-log`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(entries as never);
    }),
  );
  const view = renderWithProviders(<ActivityReport title="Activity" />, { at: `/${search}` });
  return { ...view, asked };
}

it('shows who signed in, from where and with what', async () => {
  const { asked } = open();
  expect(screen.getByRole('tab', { name: 'Login & Logout History' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const row = await screen.findByRole('row', { name: /Lina Tan/ });
  expect(row).toHaveTextContent(/Dealer.*Sign-in.*10\.0\.0\.9.*curl/);
  expect(asked.at(-1)?.getAll('action')).toEqual(['login', 'logout']);
});

it('shows what every member did, on its own tab', async () => {
  const { events, router } = open();
  await events.click(screen.getByRole('tab', { name: 'Member Activity Report' }));
  expect(router.state.location.search).toBe('?tab=report');
  const table = await screen.findByRole('table', { name: 'Member Activity Report' });
  expect(await within(table).findByText('Signed in')).toBeVisible();
});

it('asks for what the filters in the address say', async () => {
  const { asked, events, router } = open('?tab=report&userId=3&action=stock&from=2026-11-01');
  await screen.findByRole('row', { name: /Lina Tan/ });
  const call = asked.at(-1);
  expect(['userId', 'action', 'from'].map((name) => call?.get(name))).toEqual([
    '3',
    'stock',
    '2026-11-01',
  ]);
  await events.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'order');
  await waitFor(() => expect(asked.at(-1)?.get('action')).toBe('order'));
  expect(router.state.location.search).toContain('action=order');
});

it.each([
  ['', 'No activity logs found'],
  ['?tab=report', 'No activity found with current filters'],
])('says in %s that there is nothing', async (search, sentence) => {
  open(search, []);
  expect(await screen.findByText(sentence)).toBeVisible();
});
