import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { CohortResponse, ConversionResponse, StockTurnsResponse } from '@/api/generated';
import { renderWithProviders } from '@/testing/render';
import { problem, server } from '@/testing/server';
import Analytics from './Analytics';
import { DAYS, figures, LISTS, open, SALES, SLOW } from './testSales';

it('shows sales against the period before, and leads to the orders behind each figure', async () => {
  const { asked } = open('sales', SALES, `${DAYS}&bucket=month&by=region`);
  const revenue = await screen.findByRole('link', { name: 'Revenue $720.00: view orders' });
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    from: '2026-10-01',
    to: '2026-11-20',
    step: 'month',
    by: 'region',
    compare: 'previous',
  });
  expect(revenue).toHaveAttribute('href', `/orders?${DAYS}&isTrade=true`);
  expect(screen.getByText('20% up')).toBeVisible();
  expect(screen.getByText(/from \$600\.00 in the previous period/)).toBeVisible();
  // Orders and pieces alike.
  expect(screen.getAllByText('25% down')).toHaveLength(2);

  const chart = within(
    await screen.findByRole('group', { name: /^Revenue over time: \$720\.00/ }, SLOW),
  );
  expect(
    chart.getByRole('link', { name: 'November 2026: Revenue $540.00, Previous period $0.00' }),
  ).toHaveAttribute('href', '/orders?from=2026-11-01&to=2026-11-20&isTrade=true');

  const table = within(screen.getByRole('table', { name: 'All figures' }));
  expect(table.getByRole('link', { name: 'Asia' })).toHaveAttribute(
    'href',
    `/orders?${DAYS}&isTrade=true&region=asia`,
  );
  expect(table.getByRole('row', { name: /^Asia \$540\.00.* 75\.0% \+80%$/ })).toBeVisible();
  expect(table.getAllByRole('row').at(-1)).toHaveTextContent(/^Total\$720\.00.*100\.0%\+20%$/);
  const none = table.getByRole('row', { name: /^No region/ });
  expect(within(none).queryByRole('link')).not.toBeInTheDocument();
});

it('asks for another breakdown, another figure and no comparison, and keeps them in the address', async () => {
  const { events, asked, address } = open('sales', SALES, `${DAYS}&bucket=month`);
  await screen.findByRole('link', { name: /^Revenue/ });
  await events.selectOptions(screen.getByLabelText('Break down by'), 'Product');
  await events.selectOptions(screen.getByLabelText('Metric'), 'Orders');
  await events.selectOptions(screen.getByLabelText('Compare with'), 'No comparison');
  expect(Object.fromEntries(address())).toMatchObject({
    by: 'product',
    figure: 'orders',
    compare: 'none',
    from: '2026-10-01',
  });
  expect(asked.at(-1)?.get('by')).toBe('product');
  expect(asked.at(-1)?.has('compare')).toBe(false);
  await events.click(screen.getByRole('button', { name: 'Export' }));
  expect(screen.getByRole('menuitem', { name: 'CSV file' })).toHaveAttribute(
    'href',
    `/api/exports/analytics-sales.csv?${DAYS}&step=month&by=product`,
  );
});

it('shows the largest group first where nothing is compared that could fall', async () => {
  const europe = { key: 'europe', label: 'Europe', ...figures('180.00', 5) };
  const sales = { ...SALES, previous: null, groups: [SALES.groups[0]!, europe] };
  const { asked } = open('sales', sales, `${DAYS}&by=region&figure=orders&compare=none&sort=fall`);
  const chart = within(await screen.findByRole('group', { name: /^Orders by region/ }, SLOW));
  expect(chart.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    expect.stringMatching(/^Europe/),
    expect.stringMatching(/^Asia/),
  ]);
  expect(asked[0]?.has('sort')).toBe(false);
});

it('goes from point to point by the arrow keys', async () => {
  const { events } = open('sales', SALES, `${DAYS}&bucket=month&by=region`);
  const chart = within(await screen.findByRole('group', { name: /^Revenue over time/ }, SLOW));
  const [first, second] = chart.getAllByRole('link');
  expect(first).toHaveAttribute('tabindex', '0');
  expect(second).toHaveAttribute('tabindex', '-1');
  first?.focus();
  await events.keyboard('{ArrowRight}');
  expect(second).toHaveFocus();
  expect(second).toHaveAttribute('tabindex', '0');
  await events.keyboard('{ArrowRight}');
  expect(second).toHaveFocus();
});

it('says where nothing was sold, and what failed', async () => {
  const nothing = { ...SALES, total: figures('0.00', 0), previous: null, groups: [], series: [] };
  const { unmount } = open('sales', nothing, DAYS);
  expect(await screen.findByText('No sales in this period')).toBeVisible();
  unmount();
  server.use(
    http.get(`${window.location.origin}/api/analytics/sales`, () =>
      problem(400, 'Please choose a shorter period or longer intervals.'),
    ),
  );
  renderWithProviders(<Analytics lists={LISTS} />);
  expect(
    await screen.findByText('Please choose a shorter period or longer intervals.'),
  ).toBeVisible();
});

it('keeps the period from tab to tab', async () => {
  server.use(
    http.get(`${window.location.origin}/api/analytics/cohorts`, () => HttpResponse.json([])),
  );
  const { events, address } = open('sales', SALES, `${DAYS}&bucket=month&by=region`);
  await screen.findByRole('link', { name: /^Revenue/ });
  await events.click(screen.getByRole('tab', { name: 'Cohorts' }));
  expect(await screen.findByText('No referred customers registered in this period')).toBeVisible();
  expect(Object.fromEntries(address())).toEqual({
    tab: 'cohorts',
    from: '2026-10-01',
    to: '2026-11-20',
    bucket: 'month',
  });
});

it('shows by month who of a cohort came back', async () => {
  const cohorts: CohortResponse[] = [
    {
      month: '2026-10-01',
      customers: 18,
      ordered: 9,
      months: [
        { start: '2026-10-01', customers: 9, orders: 12, revenue: '900.00' },
        { start: '2026-11-01', customers: 3, orders: 3, revenue: '150.00' },
      ],
    },
    { month: '2026-09-01', customers: 0, ordered: 0, months: [] },
    {
      month: '2026-11-01',
      customers: 4,
      ordered: 0,
      months: [{ start: '2026-11-01', customers: 0, orders: 0, revenue: '0.00' }],
    },
  ];
  open('cohorts', cohorts, `tab=cohorts&${DAYS}`);
  const table = within(await screen.findByRole('table', { name: 'Cohorts' }));
  expect(table.getByRole('columnheader', { name: 'Month 1' })).toBeVisible();
  expect(table.getByRole('row', { name: /^October 2026 18 9 \(50\.0%\)/ })).toBeVisible();
  expect(table.queryByText('September 2026')).not.toBeInTheDocument();
  const november = table.getByRole('link', { name: /^3 of 18 ordered, \$150\.00/ });
  expect(november).toHaveTextContent('16.7%');
  expect(november).toHaveAttribute(
    'href',
    '/orders?from=2026-11-01&to=2026-11-30&isTrade=true&buyerRole=customer',
  );
});

it('shows how far orders, requests and registrations have come', async () => {
  const found: ConversionResponse = {
    from: '2026-10-01',
    to: '2026-11-20',
    orders: { placed: 200, paid: 150, delivered: 100, cancelled: 8 },
    quotations: { asked: 12, offered: 9, accepted: 3 },
    registrations: [{ role: 'customer', registered: 40, ordered: 23 }],
  };
  open('conversion', found, `tab=conversion&${DAYS}`);
  const orders = within(await screen.findByRole('region', { name: 'From order to delivery' }));
  expect(orders.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Placed200 100.0% of total',
    'Paid150 75.0% of total',
    'Delivered100 50.0% of totalDeliveredCompleted',
    'Cancelled8 4.0% of total',
  ]);
  expect(orders.getByRole('link', { name: 'Completed' })).toHaveAttribute(
    'href',
    `/orders?${DAYS}&isQuote=false&status=completed`,
  );
  const quotes = within(screen.getByRole('region', { name: 'From request to accepted offer' }));
  expect(quotes.getByText('25.0% of total')).toBeVisible();
  expect(quotes.getByRole('link', { name: 'Requested' })).toHaveAttribute(
    'href',
    `/orders?${DAYS}&quoteState=requested`,
  );
  const people = within(screen.getByRole('table', { name: 'From registration to first order' }));
  expect(people.getByRole('row', { name: /40 23 57\.5%$/ })).toBeVisible();
  expect(people.getByRole('link', { name: 'Customer: view accounts' })).toHaveAttribute(
    'href',
    '/accounts?role=customer',
  );
});

it('shows how often the stock of each product was sold', async () => {
  const stock = { costOfGoods: '300.00', averageStock: '150.00', closingStock: '75.00' };
  const found: StockTurnsResponse = {
    from: '2026-10-01',
    to: '2026-11-20',
    days: 51,
    whole: { ...stock, turns: 2, daysOfStock: 12.75 },
    products: [
      { productId: 7, name: 'Mango Ice', sku: 'MI-1', ...stock, turns: 2.35, daysOfStock: 9.4 },
      { productId: 8, name: 'Mint', sku: 'M-1', ...stock, costOfGoods: '0.00' },
    ],
    productCount: 250,
  };
  open('stock-turns', found, `tab=stock-turns&${DAYS}`);
  const table = within(await screen.findByRole('table', { name: 'Stock turns by product' }));
  expect(table.getByRole('row', { name: /Mango Ice.* 2\.35 9\.4$/ })).toBeVisible();
  expect(table.getByRole('row', { name: /^Mint M-1 .*— —$/ })).toBeVisible();
  expect(table.getByRole('link', { name: 'Mango Ice' })).toHaveAttribute(
    'href',
    `/orders?${DAYS}&isTrade=true&productId=7`,
  );
  expect(screen.getByText(/the top 2 of 250\./)).toBeVisible();
});
