import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { server } from '@/testing/server';
import ProductionPage from './ProductionPage';

const DATA = {
  produced: 1200,
  scrapped: 30,
  scrapRate: 2.5,
  shipped: 800,
  series: [
    { start: '2026-10-01', produced: 700, scrapped: 10, shipped: 300 },
    { start: '2026-11-01', produced: 500, scrapped: 20, shipped: 500 },
  ],
  products: [{ productId: 7, name: 'Mango Ice', sku: 'MI-1', produced: 900, scrapped: 9 }],
};
const NOTHING = { produced: 0, scrapped: 0, scrapRate: 0, shipped: 0, series: [], products: [] };

function open(answer: object, search = '?from=2026-10-01&to=2026-11-30&bucket=month') {
  const asked: string[] = [];
  server.use(
    http.get(`${window.location.origin}/api/analytics/production`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(answer as never);
    }),
  );
  return { ...renderWithProviders(<ProductionPage />, { at: `/${search}` }), asked };
}

it('shows the figures, the series and the products of the period in the address', async () => {
  const { events, asked } = open(DATA);
  expect(await screen.findByText('2.5%')).toBeVisible();
  expect(asked).toEqual(['?from=2026-10-01&to=2026-11-30&bucket=month']);
  const chart = screen.getByRole('img', { name: /1,200 produced, 30 scrapped and 800 shipped/ });
  expect(chart.querySelectorAll('rect:not(.slot)')).toHaveLength(6);
  expect(
    within(screen.getByRole('table', { name: 'Most produced' })).getByText('1.0%'),
  ).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Show as a table' }));
  const table = screen.getByRole('table', { name: 'Pieces produced, scrapped and shipped' });
  expect(within(table).getByRole('row', { name: 'October 2026 700 300 10' })).toBeVisible();
});

it('keeps the period in the address', async () => {
  const { events, router } = open(DATA);
  await screen.findByText('2.5%');
  await events.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '90');
  expect(router.state.location.search).toBe('?days=90');
  await events.selectOptions(screen.getByRole('combobox', { name: 'Group by' }), 'day');
  expect(router.state.location.search).toBe('?days=90&bucket=day');
});

it('says when nothing happened, and when the period is none', async () => {
  open(NOTHING);
  expect(
    await screen.findByText('Nothing produced, scrapped or shipped in this period'),
  ).toBeVisible();
});

it('asks nothing for a period that ends before it begins', async () => {
  const { asked } = open(DATA, '?from=2026-11-30&to=2026-10-01');
  expect(await screen.findByText('The end date is before the start date.')).toBeVisible();
  expect(asked).toEqual([]);
});
