import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import HistoryPage from './HistoryPage';

const SETTING = {
  key: 'ordersNeedAge',
  group: 'Compliance',
  label: 'Orders require a confirmed age',
  description: 'Refuses orders.',
  kind: 'boolean',
  choices: [],
  value: 'true',
  defaultValue: 'false',
};
const ENTRIES = [
  {
    id: 2,
    key: 'ordersNeedAge',
    label: 'Orders require a confirmed age',
    from: 'false',
    to: 'true',
    fullName: 'Ada Min',
    createdAt: '2026-11-21T08:00:00Z',
  },
  { id: 1, key: 'forgottenOne', from: null, to: '7', createdAt: '2026-11-20T08:00:00Z' },
];

function visit(at = '/') {
  const asked: URLSearchParams[] = [];
  server.use(
    onGet('/api/settings', [SETTING]),
    http.get(`${window.location.origin}/api/settings/history`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      const key = searchParams.get('key');
      return HttpResponse.json(ENTRIES.filter((entry) => !key || entry.key === key));
    }),
  );
  return { ...renderWithProviders(<HistoryPage />, { at }), asked };
}

it('shows what a setting was and is, and who changed it', async () => {
  visit();
  const row = await screen.findByRole('row', { name: /Orders require a confirmed age/ });
  const cells = within(row).getAllByRole('cell');
  await screen.findByRole('option', { name: 'Orders require a confirmed age' });
  expect(cells.slice(1, 4).map((cell) => cell.textContent)).toEqual(['Off', 'On', 'Ada Min']);
  const old = screen.getByRole('row', { name: /forgottenOne/ });
  expect(old).toHaveTextContent(/—7System/);
});

it('asks only for the chosen setting', async () => {
  const { events, asked, router } = visit();
  await screen.findByRole('row', { name: /forgottenOne/ });
  const choice = screen.getByRole('combobox', { name: 'Setting' });
  await events.selectOptions(choice, await screen.findByRole('option', { name: SETTING.label }));
  await screen.findByRole('row', { name: /Ada Min/ });
  expect(router.state.location.search).toBe('?key=ordersNeedAge');
  expect(asked.at(-1)?.get('key')).toBe('ordersNeedAge');
});

it('says when it could not be loaded', async () => {
  visit();
  server.use(
    http.get(`${window.location.origin}/api/settings/history`, () => problem(503, 'Too busy.')),
  );
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
