import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import { user } from '@/testing/users';
import PurchasingPage from './PurchasingPage';
import { purchase } from './testPurchases';

const ORIGIN = window.location.origin;
const HARBOUR = { id: 4, name: 'Harbour Trading', leadDays: 9, isActive: true, version: 1 };

function open(tab: string) {
  const asked: URLSearchParams[] = [];
  const list = (path: string, body: object) =>
    http.get(ORIGIN + path, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json([body]);
    });
  server.use(
    onGet('/api/purchasing/suggestions', []),
    list('/api/suppliers', HARBOUR),
    list('/api/purchase-orders', purchase()),
  );
  const view = renderWithProviders(<PurchasingPage />, {
    at: `/purchasing?tab=${tab}`,
    user: user({ role: 'employee', position: 'Purchaser' }),
  });
  const fileAddress = async () => {
    await view.events.click(screen.getByRole('button', { name: 'Export' }));
    return (await screen.findByRole('menuitem', { name: 'CSV file' })).getAttribute('href');
  };
  return { ...view, asked, fileAddress };
}

it('offers the suppliers under their filters as a file', async () => {
  const { events, fileAddress } = open('suppliers');
  expect(await screen.findByRole('row', { name: /Harbour Trading/ })).toBeVisible();
  await events.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
  expect(await fileAddress()).toBe('/api/exports/suppliers.csv?isActive=true&sort=name');
});

it('offers the purchase orders under their filters as a file', async () => {
  const { events, fileAddress } = open('orders');
  expect(await screen.findByRole('row', { name: /PO-2026-0007/ })).toBeVisible();
  await events.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Draft');
  expect(await fileAddress()).toBe('/api/exports/purchase-orders.csv?state=draft&sort=-created');
});

it.each([
  ['suppliers', 'Lead time (days)', 'leadDays'],
  ['orders', 'Total', 'total'],
  ['orders', 'Expected', 'expected'],
])('sorts %s by the heading %s', async (tab, heading, sort) => {
  const { events, asked } = open(tab);
  await events.click(await screen.findByRole('button', { name: heading }));
  await expect.poll(() => asked.at(-1)?.get('sort')?.replace('-', '')).toBe(sort);
});
