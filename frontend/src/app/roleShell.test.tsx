import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { onGet, server } from '@/testing/server';
import { PATIENCE, visit } from '@/testing/visit';

beforeEach(() => {
  // What the pages show is no matter here: whatever they ask for is empty.
  server.use(
    onGet('/api/notifications/count', { unread: 0 }),
    onGet('/api/waiting', { items: [{ kind: 'registrations', count: 4 }] }),
    http.get(`${window.location.origin}/api/*`, () => HttpResponse.json([])),
  );
});

const menu = async () => {
  const nav = await screen.findByRole('navigation', { name: 'Main' }, PATIENCE);
  const links = within(nav).getAllByRole('link', { hidden: true });
  return links.map((link) => link.getAttribute('href'));
};

it.each([
  [
    'admin',
    [
      paths.dashboard.admin,
      paths.issues.list,
      paths.purchasing.home,
      paths.stock.home,
      paths.account,
      paths.manufacturer.lots,
      paths.employeeManagement,
      paths.products,
    ],
  ],
  [
    'manufacturer',
    [paths.manufacturer.lots, paths.issues.list, paths.stock.home, paths.account, paths.products],
  ],
  [
    'employee',
    [paths.dashboard.employee, paths.warehouse.picking, paths.issues.list, paths.account],
  ],
  [
    'warehouse',
    [
      paths.warehouse.picking,
      paths.stock.home,
      paths.stock.counts,
      paths.purchasing.home,
      paths.account,
    ],
  ],
  ['dealer', [paths.dealer.products, paths.buying.quickOrder, paths.account, paths.products]],
])('shows a %s the same menu on every page', async (role, pages) => {
  const { router } = visit(pages[0] ?? '', role);
  const first = await menu();
  expect(first.length).toBeGreaterThan(4);
  for (const page of pages.slice(1)) {
    await router.navigate(page);
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'), PATIENCE);
    expect(router.state.location.pathname, page).toBe(page);
    expect(await menu(), page).toEqual(first);
  }
});

it('keeps the menu itself, not only its entries, from one page to the next', async () => {
  const { router } = visit(paths.issues.list, 'admin');
  const before = await screen.findByRole('navigation', { name: 'Main' }, PATIENCE);
  await router.navigate(paths.account);
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'), PATIENCE);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBe(before);
});

it('says from anywhere how many people wait for the admin', async () => {
  visit(paths.account, 'admin');
  expect(
    await screen.findByRole('link', { name: /^User Management\s*4$/ }, PATIENCE),
  ).toBeVisible();
});
