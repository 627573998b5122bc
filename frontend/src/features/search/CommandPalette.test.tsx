import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SearchItem } from '@/api/generated';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import CommandPalette from './CommandPalette';

const URL_OF_SEARCH = `${window.location.origin}/api/search`;
const PAGES = [
  { label: 'Orders', to: '/dashboard/admin/orders', group: 'Pages' },
  { label: 'Settings', to: '/dashboard/admin/settings', group: 'Pages' },
];
const FOUND: Record<string, SearchItem[]> = {
  mango: [
    { kind: 'product', id: 3, title: 'Mango Ice', detail: 'MANGO-1', status: 'active' },
    {
      kind: 'order',
      id: 42,
      title: '#42',
      detail: 'Anna Mango',
      orderId: 42,
      status: 'pending',
      action: 'recordPayment',
    },
    {
      kind: 'document',
      document: 'invoice',
      id: 42,
      title: 'INV-2026-000007',
      detail: 'Anna Mango',
      orderId: 42,
    },
    { kind: 'person', id: 9, title: 'Anna Mango', detail: 'mango', role: 'customer' },
  ],
  'jt-': [
    {
      kind: 'shipment',
      id: 8,
      title: 'JT-1',
      detail: 'J&T Express · #42 · Anna Mango',
      orderId: 42,
      carrier: 'J&T Express',
      trackingNumber: 'JT-1',
      status: 'late',
      action: 'trackShipment',
    },
    {
      kind: 'shipment',
      id: 7,
      title: 'JT-0',
      detail: 'Uncle Lim · #41 · Anna Mango',
      orderId: 41,
      carrier: 'Uncle Lim',
      trackingNumber: 'JT-0',
      status: 'shipped',
      action: 'trackShipment',
    },
  ],
  'kx-77': [
    {
      kind: 'lot',
      id: 5,
      title: 'KX-77',
      detail: 'Mango Ice',
      productId: 3,
      status: 'held',
      action: 'releaseLot',
    },
  ],
};
const STOCK_SETTING = {
  key: 'lowStockMark',
  label: 'Low stock threshold',
  description: 'Products with this many pieces or fewer are shown as low on stock.',
  group: 'Stock',
  kind: 'integer',
  value: '10',
  defaultValue: '10',
  choices: [],
};

let asked: string[];
const onClose = vi.fn();

beforeEach(() => {
  asked = [];
  onClose.mockClear();
  server.use(
    http.get(URL_OF_SEARCH, ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? '';
      asked.push(q);
      return HttpResponse.json({ items: FOUND[q] ?? [] });
    }),
    onGet('/api/settings', [STOCK_SETTING]),
  );
});

const open = (role = 'admin') =>
  renderWithProviders(<CommandPalette commands={PAGES} onClose={onClose} />, {
    user: user({ role }),
    routes: [{ path: '*', element: null }],
  });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const field = () => screen.getByRole('combobox');

it('finds things below headings by kind, and Enter opens the chosen one', async () => {
  const { events, router } = open();
  expect(screen.getByRole('dialog', { name: 'Search or jump to…' })).toBeVisible();
  expect(options()).toEqual(['Orders', 'Settings']);
  await events.type(field(), 'mango');
  await screen.findByText('Mango Ice');
  expect(asked).toEqual(['mango']);
  expect(options()).toEqual([
    'Mango IceMANGO-1ActiveOpen',
    '#42Anna MangoPendingRecord payment',
    'Invoice INV-2026-000007Anna MangoOpen',
    'Anna Mangomango · CustomerOpen',
  ]);
  const list = screen.getByRole('listbox');
  for (const heading of ['Products', 'Orders', 'Documents', 'People'])
    expect(within(list).getByText(heading)).toBeVisible();
  await events.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/dashboard/admin/orders/42?do=pay');
  expect(onClose).toHaveBeenCalledOnce();
});

it('keeps pages first and goes round at the end', async () => {
  FOUND.settings = [{ kind: 'product', id: 4, title: 'Settings Kit' }];
  const { events, router } = open();
  await events.type(field(), 'settings');
  await screen.findByText('Settings Kit');
  // The help comes in its own time.
  await screen.findByText('Choose your notifications');
  expect(options().slice(0, 2)).toEqual(['Settings', 'Settings KitOpen']);
  await events.keyboard('{ArrowUp}');
  const chosen = screen.getByRole('option', { selected: true });
  expect(chosen.textContent).toBe(options().at(-1));
  await events.keyboard('{ArrowDown}{Enter}');
  expect(router.state.location.pathname).toBe('/dashboard/admin/settings');
});

it('says that it searches, that nothing was found, and that it did not work', async () => {
  const { events } = open();
  await events.type(field(), 'zzz');
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “zzz”.'),
  );
  server.use(http.get(URL_OF_SEARCH, () => problem(500, 'Broken')));
  await events.type(field(), 'y');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Search failed. Please try again.'),
  );
  server.use(http.get(URL_OF_SEARCH, () => HttpResponse.json({ items: FOUND.mango })));
  await events.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Mango Ice');
});

it('shows the answer to the last text, also when an earlier one comes later', async () => {
  let answerFirst = () => {};
  server.use(
    http.get(URL_OF_SEARCH, async ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? '';
      asked.push(q);
      if (q === 'man') await new Promise<void>((resolve) => (answerFirst = resolve));
      return HttpResponse.json({ items: [{ kind: 'product', id: 1, title: `Found ${q}` }] });
    }),
  );
  const { events } = open();
  await events.type(field(), 'man');
  await waitFor(() => expect(asked).toEqual(['man']));
  await events.type(field(), 'go');
  await screen.findByText('Found mango');
  answerFirst();
  await waitFor(() => expect(asked).toEqual(['man', 'mango']));
  expect(screen.queryByText('Found man')).toBeNull();
});

it('finds settings by their names and goes to the one, for the admin only', async () => {
  const { events, router, unmount } = open();
  await events.type(field(), 'low on stock');
  const option = await screen.findByRole('option', { name: /Low stock threshold/ });
  expect(option).toHaveTextContent('Low stock thresholdStockOpen');
  await events.click(option);
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe('/dashboard/admin/settings?tab=stock#lowStockMark');
  unmount();
  const dealer = open('dealer');
  await dealer.events.type(field(), 'low stock threshold');
  await waitFor(() => expect(asked).toContain('low stock threshold'));
  expect(screen.queryByRole('option', { name: /threshold/ })).toBeNull();
});

it('finds pages of the help', async () => {
  const { events, router } = open('dealer');
  await events.type(field(), 'quotation');
  await events.click(await screen.findByRole('option', { name: /Ask for a quotation/ }));
  expect(router.state.location.pathname).toBe('/help/quotations');
});

it('shows where a shipment is, follows it beside the page, or opens its order', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { events, router } = open();
  await events.type(field(), 'jt-');
  const late = await screen.findByRole('option', { name: /JT-1/ });
  expect(within(screen.getByRole('listbox')).getByText('Shipments')).toBeVisible();
  expect(options()).toEqual([
    'Shipment JT-1J&T Express · #42 · Anna MangoLateTrack shipment',
    'Shipment JT-0Uncle Lim · #41 · Anna MangoShippedOpen',
  ]);
  await events.click(late);
  const page = 'https://www.jtexpress.my/tracking/JT-1';
  expect(opened).toHaveBeenCalledExactlyOnceWith(page, '_blank', 'noopener,noreferrer');
  expect(router.state.location.pathname).toBe('/');
  await events.click(screen.getByRole('option', { name: /JT-0/ }));
  expect(router.state.location.pathname).toBe('/dashboard/admin/orders/41');
  opened.mockRestore();
});

it('shows the state of a batch and leads to its release', async () => {
  const { events, router } = open('manufacturer');
  await events.type(field(), 'kx-77');
  const option = await screen.findByRole('option', { name: /KX-77/ });
  expect(option).toHaveTextContent('KX-77Mango IceOn holdRelease');
  await events.click(option);
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/dashboard/manufacturer/lots/5?do=release');
});
