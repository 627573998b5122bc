import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '@/testing/server';
import { DAYS, figures, open, SALES, SLOW } from './testSales';

it('compares with the year before, and puts those first who fell behind', async () => {
  const sales = {
    ...SALES,
    groups: [
      { key: '7', label: 'Dora', ...figures('100.00', 1), previous: figures('400.00', 4) },
      { label: 'Retail customers', ...figures('620.00', 2), previous: figures('200.00', 1) },
    ],
  };
  const { events, asked, address } = open('sales', sales, `${DAYS}&bucket=month&by=buyer`);
  await screen.findByRole('link', { name: /^Revenue/ });
  await events.selectOptions(screen.getByLabelText('Compare with'), 'Same period last year');
  await events.selectOptions(screen.getByLabelText('Sort by'), 'Biggest drop first');
  expect(Object.fromEntries(address())).toMatchObject({
    compare: 'year',
    sort: 'fall',
    by: 'buyer',
  });
  expect(asked.at(-1)?.get('compare')).toBe('year');
  expect(asked.at(-1)?.get('sort')).toBe('fall');
  expect(await screen.findAllByText(/from \$600\.00 a year earlier/)).not.toHaveLength(0);
  const chart = within(await screen.findByRole('group', { name: /^Revenue by buyer/ }, SLOW));
  expect(chart.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/orders?${DAYS}&isTrade=true&customerId=7`,
    `/orders?${DAYS}&isTrade=true&buyerRole=customer`,
  ]);
  const table = within(screen.getByRole('table', { name: 'All figures' }));
  expect(table.getByRole('row', { name: /^Dora .* −75%$/ })).toBeVisible();
});

it('has the report emailed as it is on the screen, and stops', async () => {
  const schedule = { id: 3, every: 'week', files: 'both', step: 'month', by: 'buyer' };
  const { events } = open('sales', SALES, `${DAYS}&bucket=month&by=buyer&compare=year`, [
    { ...schedule, nextOn: '2026-11-30' },
  ]);
  const sent: unknown[] = [];
  const gone: string[] = [];
  server.use(
    http.post(`${window.location.origin}/api/report-schedules`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...schedule, nextOn: '2026-12-01' }, { status: 201 });
    }),
    http.delete(`${window.location.origin}/api/report-schedules/:id`, ({ params }) => {
      gone.push(String(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await events.click(await screen.findByRole('button', { name: 'Email report' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Email this report' }));
  await events.selectOptions(dialog.getByLabelText(/^How often/), 'Monthly, on the 1st');
  await events.selectOptions(dialog.getByLabelText(/^Attachment/), 'PDF and CSV');
  await events.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('Report scheduled')).toBeVisible();
  expect(sent).toEqual([
    { every: 'month', files: 'both', step: 'month', by: 'buyer', compare: 'year' },
  ]);
  const name = 'Weekly, on Mondays · Buyer · PDF and CSV';
  const list = within(screen.getByRole('region', { name: 'Emailed reports' }));
  await events.click(list.getByRole('button', { name: `Delete “${name}”` }));
  await events.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Report deleted')).toBeVisible();
  expect(gone).toEqual(['3']);
});
