import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { findToast } from '@/testing/visit';
import CountPage from './CountPage';
import NewCountPage from './NewCountPage';

const ORIGIN = window.location.origin;
const PRODUCTS = [
  { id: 1, name: 'Mango Ice', sku: 'MI-1', category: 'Other', stockBalance: 10 },
  { id: 2, name: 'Mint', sku: 'MT-1', category: 'Other', stockBalance: 4, location: 'A-1-2-1' },
];

function open() {
  const balances: Record<number, number> = { 1: 10, 2: 4 };
  const posted: unknown[] = [];
  server.use(
    http.get(`${ORIGIN}/api/products`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.get('barcode')) return HttpResponse.json([]);
      const sku = searchParams.get('sku');
      return HttpResponse.json(sku ? PRODUCTS.filter((one) => one.sku === sku) : PRODUCTS);
    }),
    onGet('/api/categories', [{ name: 'Other', count: 2 }]),
    onGet('/api/lots', []),
    onGet('/api/settings/public', { companyName: 'Lamps & Cups', closedCountries: [] }),
    http.post(`${ORIGIN}/api/stock-counts/preview`, async ({ request }) => {
      const { lines } = (await request.json()) as {
        lines: { productId: number; expected: number; counted: number }[];
      };
      const checked = lines.map((line) => {
        const balance = balances[line.productId] ?? 0;
        const problem = balance === line.expected ? {} : { problem: `it is ${balance} now` };
        return { ...line, balance, difference: line.counted - balance, ...problem };
      });
      return HttpResponse.json(checked);
    }),
    http.post(`${ORIGIN}/api/stock-counts`, async ({ request }) => {
      posted.push(await request.json());
      return HttpResponse.json({ id: 5, differenceCount: 1 }, { status: 201 });
    }),
  );
  const view = renderWithProviders(<NewCountPage />, {
    at: '/new',
    user: user({ role: 'manufacturer' }),
    routes: [{ path: '/stock-counts/:id', element: <p>The count</p> }],
  });
  const scan = async (code: string) => {
    await view.events.type(screen.getByLabelText('Barcode or SKU'), `${code}{Enter}`);
  };
  return { ...view, scan, balances, posted };
}

const figure = (name: string) => screen.findByLabelText(`Counted: ${name}`);

it('counts what is scanned with the keyboard alone and posts it with one reason', async () => {
  const { events, scan, posted } = open();
  await scan('MI-1');
  await waitFor(async () => expect(await figure('Mango Ice')).toHaveFocus());
  await events.keyboard('8{Enter}');
  expect(screen.getByLabelText('Barcode or SKU')).toHaveFocus();
  await scan('MT-1');
  await waitFor(async () => expect(await figure('Mint')).toHaveFocus());
  await events.keyboard('4{ArrowUp}');
  expect(await figure('Mango Ice')).toHaveFocus();
  expect(screen.getByText(/2 counted, 0 to go · 1 differ: 0 pieces over, 2 short/)).toBeVisible();

  await events.click(screen.getByRole('button', { name: 'Review and post' }));
  expect(await screen.findByText('Enter a reason for the count.')).toBeVisible();
  await events.type(screen.getByLabelText(/Reason for the count/), 'Shelf B');
  await events.click(screen.getByRole('button', { name: 'Review and post' }));
  await screen.findByText(/1 of 2 lines differ. Adjustments: \+0 and −2 pieces/);
  await events.click(screen.getByRole('button', { name: 'Post count' }));
  expect(await screen.findByText('The count')).toBeVisible();
  expect(posted).toEqual([
    {
      reason: 'Shelf B',
      lines: [
        { productId: 1, expected: 10, counted: 8 },
        { productId: 2, expected: 4, counted: 4 },
      ],
    },
  ]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('tierway-count'))).toEqual([]);
});

it('asks to count again what has moved since', async () => {
  const { events, scan, balances, posted } = open();
  await scan('MI-1');
  await events.type(await figure('Mango Ice'), '10');
  await events.type(screen.getByLabelText(/Reason for the count/), 'Shelf B');
  balances[1] = 7;
  await events.click(screen.getByRole('button', { name: 'Review and post' }));
  await findToast('Check the marked lines');
  expect(screen.getByText('Stock has moved: 10 is now 7. Please count again.')).toBeVisible();
  expect(await figure('Mango Ice')).toHaveValue('');
  expect(posted).toEqual([]);
});

it('shows the new figures when somebody moved stock between the check and the posting', async () => {
  const { events, scan, balances } = open();
  await scan('MI-1');
  await events.type(await figure('Mango Ice'), '10');
  await events.type(screen.getByLabelText(/Reason for the count/), 'Shelf B');
  await events.click(screen.getByRole('button', { name: 'Review and post' }));
  server.use(
    http.post(`${ORIGIN}/api/stock-counts`, () => {
      balances[1] = 6;
      return problem(409, 'The stock has moved since you counted.');
    }),
  );
  await events.click(await screen.findByRole('button', { name: 'Post count' }));
  expect(
    await screen.findByText('Stock has moved: 10 is now 6. Please count again.'),
  ).toBeVisible();
});

it('keeps the draft on the device until it is discarded', async () => {
  const first = open();
  await first.scan('MI-1');
  await first.events.type(await figure('Mango Ice'), '9');
  first.unmount();
  const { events } = open();
  expect(await figure('Mango Ice')).toHaveValue('9');
  await events.click(screen.getByRole('button', { name: 'Discard' }));
  expect(
    await screen.findByText('1 counted line will be lost. Stock doesn’t change.'),
  ).toBeVisible();
  await events.click(screen.getAllByRole('button', { name: 'Discard' }).at(-1) as HTMLElement);
  expect(await screen.findByText('Nothing to count yet')).toBeVisible();
});

it('counts one piece with each scan where that is wanted', async () => {
  const { events, scan } = open();
  await events.click(screen.getByLabelText('Each scan counts one piece'));
  await scan('MI-1');
  expect(await figure('Mango Ice')).toHaveValue('1');
  await scan('MI-1');
  await waitFor(async () => expect(await figure('Mango Ice')).toHaveValue('2'));
});

it('says when nothing has the code, and adds a whole category', async () => {
  const { events, scan } = open();
  await scan('NOPE');
  await findToast('No product has the barcode or SKU “NOPE”');
  await events.selectOptions(screen.getByLabelText('Category'), 'Other');
  await events.click(screen.getByRole('button', { name: 'Add all' }));
  await findToast('2 lines added');
  expect(await figure('Mint')).toBeVisible();
});

it('counts blind: what the ledger says is seen only after the count', async () => {
  const { events, scan } = open();
  await events.click(screen.getByRole('checkbox', { name: 'Blind count: hide what is expected' }));
  await scan('MI-1');
  await figure('Mango Ice');
  const table = screen.getByRole('table');
  expect(within(table).queryByText('Expected')).not.toBeInTheDocument();
  expect(within(table).queryByText('10')).not.toBeInTheDocument();
  await events.keyboard('8{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(/^1 counted, 0 to go(?! · )/);
  expect(within(table).queryByText('−2')).not.toBeInTheDocument();
  await events.type(screen.getByLabelText(/Reason for the count/), 'Shelf B');
  await events.click(screen.getByRole('button', { name: 'Review and post' }));
  expect(await screen.findByText(/1 of 1 lines differ/)).toBeVisible();
});

it('prints a sheet by location with room for the figures; a blind one says nothing expected', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { events, scan } = open();
  expect(screen.queryByRole('button', { name: 'Print count sheet' })).toBeNull();
  await scan('MI-1');
  await scan('MT-1');
  await events.type(await figure('Mint'), '4');
  await events.click(screen.getByRole('button', { name: 'Print count sheet' }));
  expect(print).toHaveBeenCalledTimes(1);
  const sheet = () => screen.getByRole('table', { name: 'Count sheet', hidden: true });
  const rows = () =>
    within(sheet())
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent);
  expect(sheet()).not.toBeVisible();
  expect(rows()).toEqual([
    'LocationProductBatchExpectedCounted',
    'A-1-2-1MintMT-1—4',
    '—Mango IceMI-1—10',
  ]);
  expect(await screen.findByText('Lamps & Cups')).not.toBeVisible();
  await events.click(screen.getByRole('checkbox', { name: 'Blind count: hide what is expected' }));
  expect(rows()).toEqual(['LocationProductBatchCounted', 'A-1-2-1MintMT-1—', '—Mango IceMI-1—']);
});

it.each([
  ['manufacturer', '/dashboard/manufacturer/lots/4', true],
  ['warehouse', '/stock/products/1', false],
])('leads a %s who reads a count to %s', async (role, batch, hasMovements) => {
  const line = { productId: 1, productName: 'Mango Ice', productSku: 'MI-1', lotId: 4 };
  server.use(
    onGet('/api/stock-counts/5', {
      id: 5,
      reason: 'Shelf B',
      createdAt: '2026-11-20T08:00:00Z',
      lineCount: 1,
      differenceCount: 1,
      piecesIn: 0,
      piecesOut: 2,
      lines: [{ ...line, lotCode: 'B-7', expected: 10, counted: 8 }],
    }),
  );
  renderWithProviders(<CountPage />, {
    at: '/stock-counts/5',
    path: '/stock-counts/:countId',
    user: user({ role }),
  });
  expect(await screen.findByRole('link', { name: 'B-7' })).toHaveAttribute('href', batch);
  const movements = screen.queryByRole('link', { name: /movements/i });
  expect(movements !== null).toBe(hasMovements);
});
