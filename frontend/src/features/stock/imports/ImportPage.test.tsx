import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { problem, server } from '@/testing/server';
import { findToast } from '@/testing/visit';
import ImportPage from './ImportPage';

const ORIGIN = window.location.origin;
const UPLOADED = {
  id: 3,
  kind: 'products',
  state: 'uploaded',
  fileName: 'spring.csv',
  columns: [
    { name: 'Title', samples: ['Mango Ice', 'Mint'] },
    { name: 'Code', samples: ['MI-1', 'MT-1'] },
    { name: 'Colour', samples: ['yellow'] },
  ],
  mapping: { sku: 'Code' } as Record<string, string>,
  fields: [
    { field: 'name', label: 'Name', required: true },
    { field: 'sku', label: 'SKU', required: false },
  ],
  totalRows: 2,
  doneRows: 0,
  counts: { create: 0, update: 0, same: 0, error: 0 },
  createdAt: '2026-11-21T08:00:00Z',
};
const CHECKED = {
  ...UPLOADED,
  state: 'checked',
  mapping: { name: 'Title', sku: 'Code' },
  doneRows: 2,
  counts: { create: 1, update: 1, same: 0, error: 0 },
  checkedAt: '2026-11-21T08:01:00Z',
};
const ROWS = [
  { rowNumber: 2, outcome: 'create', sku: 'MI-1', errors: [], changes: [] },
  {
    rowNumber: 3,
    outcome: 'update',
    sku: 'MT-1',
    productId: 8,
    errors: [],
    changes: [{ field: 'name', from: 'Mint', to: 'Mint Ice' }],
  },
];

function open(first: object) {
  const calls: { path: string; body: unknown }[] = [];
  const world = { item: first, rows: ROWS as object[] };
  const act = (verb: string, next: () => object) =>
    http.post(`${ORIGIN}/api/imports/3/${verb}`, async ({ request }) => {
      const body = await request.text();
      calls.push({ path: verb, body: body ? (JSON.parse(body) as unknown) : null });
      world.item = next();
      return HttpResponse.json(world.item as never, { status: 202 });
    });
  server.use(
    http.get(`${ORIGIN}/api/imports/3`, () => HttpResponse.json(world.item as never)),
    http.get(`${ORIGIN}/api/imports/3/rows`, ({ request }) => {
      const outcome = new URL(request.url).searchParams.get('outcome');
      const rows = world.rows as { outcome: string }[];
      return HttpResponse.json(rows.filter((row) => !outcome || row.outcome === outcome));
    }),
    act('check', () => ({ ...CHECKED, state: 'checking', doneRows: 1 })),
    act('apply', () => ({ ...CHECKED, state: 'applied' })),
    act('cancel', () => ({ ...CHECKED, state: 'cancelled' })),
  );
  const view = renderWithProviders(<div />, {
    routes: [{ path: '/imports/:importId', element: <ImportPage /> }],
  });
  void view.router.navigate('/imports/3');
  return { ...view, calls, world };
}

it('takes the suggested columns, wants the required ones and checks with them', async () => {
  const { events, calls, world } = open(UPLOADED);
  const name = await screen.findByRole('combobox', { name: /^Name/ });
  expect(screen.getByRole('combobox', { name: 'SKU' })).toHaveValue('Code');
  expect(screen.getByText('MI-1 · MT-1')).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Check file' }));
  expect(await screen.findByText('This field needs a column.')).toBeVisible();
  expect(calls).toEqual([]);
  await events.selectOptions(name, 'Title');
  expect(screen.getByText(/Unused columns: Colour/)).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Check file' }));
  expect(await screen.findByText('1 of 2 rows')).toBeVisible();
  expect(calls).toEqual([{ path: 'check', body: { mapping: { sku: 'Code', name: 'Title' } } }]);
  world.item = CHECKED; // the page asks again by itself
  expect(await screen.findByRole('button', { name: 'Apply' })).toBeVisible();
});

it('wants the reason of a count, and shows at its field what the server refuses', async () => {
  const count = { ...UPLOADED, kind: 'stockCount', mapping: { name: 'Title', sku: 'Code' } };
  const { events, calls } = open(count);
  await events.click(await screen.findByRole('button', { name: 'Check file' }));
  expect(await screen.findByText('Enter a reason for the count.')).toBeVisible();
  expect(calls).toEqual([]);
  server.use(
    http.post(`${ORIGIN}/api/imports/3/check`, () =>
      problem(422, 'Please look at the columns.', { 'mapping.sku': 'Another column, please.' }),
    ),
  );
  await events.type(screen.getByLabelText(/Reason for the count/), 'Shelf B');
  await events.click(screen.getByRole('button', { name: 'Check file' }));
  await findToast('Please look at the columns.');
  expect(screen.getByRole('combobox', { name: 'SKU' })).toHaveAccessibleDescription(
    'Another column, please.',
  );
});

it('shows what every row does, by outcome, and applies after asking', async () => {
  const { events, calls } = open(CHECKED);
  const report = within(await screen.findByRole('region', { name: 'Changes by row' }));
  expect(await report.findByText('Name: Mint → Mint Ice')).toBeVisible();
  await events.selectOptions(report.getByRole('combobox', { name: 'Outcome' }), 'create');
  expect(await report.findByText('MI-1')).toBeVisible();
  await screen.findByRole('link', { name: 'Download the report' });
  expect(screen.getByRole('link', { name: 'Download the report' })).toHaveAttribute(
    'href',
    '/api/exports/imports/3.csv?outcome=create',
  );
  await events.click(screen.getByRole('button', { name: 'Apply' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/1 new, 1 changed, 0 unchanged/)).toBeVisible();
  await events.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Import applied')).toBeVisible();
  expect(calls).toEqual([{ path: 'apply', body: null }]);
});

it('cannot apply rows with errors and names row, column and fault', async () => {
  const { world } = open({ ...CHECKED, counts: { create: 0, update: 0, same: 1, error: 1 } });
  world.rows = [
    {
      rowNumber: 7,
      outcome: 'error',
      sku: 'X-1',
      errors: [{ column: 'Price', message: 'This is not an amount of money.' }],
      changes: [],
    },
  ];
  expect(await screen.findByText('Price: This is not an amount of money.')).toBeVisible();
  expect(screen.getByText(/1 row has an error/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Upload another file' })).toBeVisible();
});

it('opens on the rows with errors where there are some; the others are one choice away', async () => {
  const counts = { create: 1, update: 1, same: 0, error: 1 };
  const { events, world } = open({ ...CHECKED, counts });
  const wrong = { ...ROWS[0], rowNumber: 9, outcome: 'error', sku: 'X-9' };
  world.rows = [...ROWS, wrong];
  const report = within(await screen.findByRole('region', { name: 'Changes by row' }));
  expect(await report.findByText('X-9')).toBeVisible();
  expect(report.queryByText('MI-1')).not.toBeInTheDocument();
  const outcome = report.getByRole('combobox', { name: 'Outcome' });
  expect(outcome).toHaveDisplayValue(/\(1\)$/);
  expect(screen.getByRole('link', { name: 'Download the report' })).toHaveAttribute(
    'href',
    '/api/exports/imports/3.csv?outcome=error',
  );
  await events.selectOptions(outcome, 'all');
  expect(await report.findByText('MI-1')).toBeVisible();
  expect(report.getByText('X-9')).toBeVisible();
});

it('says why it failed, and that nothing was changed', async () => {
  open({ ...CHECKED, state: 'failed', error: 'Row 3: somebody has changed MT-1 since the check.' });
  expect(await screen.findByText('The import failed. Nothing was changed.')).toBeVisible();
  expect(screen.getByText(/Row 3: somebody has changed/)).toBeVisible();
});

it('says why it cannot be applied', async () => {
  const { events } = open(CHECKED);
  server.use(
    http.post(`${ORIGIN}/api/imports/3/apply`, () => problem(409, 'It was applied already.')),
  );
  await events.click(await screen.findByRole('button', { name: 'Apply' }));
  const dialog = within(await screen.findByRole('dialog'));
  await events.click(dialog.getByRole('button', { name: 'Apply' }));
  await findToast('It was applied already.');
});

it('is no page where there is no such import', async () => {
  server.use(http.get(`${ORIGIN}/api/imports/9`, () => problem(404, 'This import was not found.')));
  const { router } = renderWithProviders(<div />, {
    routes: [{ path: '/imports/:importId', element: <ImportPage /> }],
  });
  void router.navigate('/imports/9');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
