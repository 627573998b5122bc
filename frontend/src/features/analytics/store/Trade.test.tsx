import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TradeResponse } from '@/api/generated';
import { renderWithProviders } from '@/testing/render';
import { Trade } from './Trade';

const PERIOD = { from: '2026-10-01', to: '2026-11-30', bucket: 'month' } as const;
const TRADE: TradeResponse = {
  orders: 3,
  units: 40,
  revenue: '720.00',
  cost: '640.00',
  margin: '80.00',
  average: '240.00',
  series: [
    { start: '2026-10-01', orders: 1, units: 10, amount: '180.00' },
    { start: '2026-11-01', orders: 2, units: 30, amount: '540.00' },
  ],
  topProducts: [{ productId: 7, name: 'Mango Ice', sku: 'MI-1', units: 40, amount: '720.00' }],
  byStatus: [
    { status: 'delivered', orders: 2 },
    { status: 'cancelled', orders: 1 },
  ],
};

it('shows a dealer what the store sold, and what was left of it', async () => {
  const { events } = renderWithProviders(<Trade trade={TRADE} side="seller" period={PERIOD} />);
  expect(screen.getByText('$80.00')).toBeVisible();
  expect(screen.getByText('After $640.00 at today’s Dealer Price')).toBeVisible();
  const chart = within(screen.getByRole('group', { name: /^\$720\.00 in 3 orders/ }));
  expect(chart.getByRole('link', { name: /^November 2026/ })).toHaveAttribute(
    'href',
    '/dashboard/dealer/orders?sales_from=2026-11-01&sales_to=2026-11-30&sales_isTrade=true',
  );
  const products = within(screen.getByRole('table', { name: 'Top products by amount' }));
  expect(products.getByRole('row', { name: /Mango Ice.*40 \$720\.00/ })).toBeVisible();
  const statuses = within(screen.getByRole('region', { name: 'Orders by status' }));
  expect(statuses.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Delivered2',
    'Cancelled1',
  ]);
  expect(statuses.getByRole('link', { name: 'Delivered: 2 orders' })).toHaveAttribute(
    'href',
    '/dashboard/dealer/orders?sales_from=2026-10-01&sales_to=2026-11-30&sales_status=delivered&sales_isQuote=false',
  );
  await events.click(screen.getByRole('button', { name: 'Show as a table' }));
  const table = within(screen.getByRole('table', { name: 'Sales over time' }));
  expect(table.getByRole('row', { name: 'November 2026 $540.00' })).toBeVisible();
});

it('shows no margin of purchases, and says where nothing was sold', () => {
  const { unmount } = renderWithProviders(<Trade trade={TRADE} side="buyer" period={PERIOD} />);
  expect(screen.queryByText('Margin')).not.toBeInTheDocument();
  expect(screen.getByText('Spent')).toBeVisible();
  expect(screen.getByRole('link', { name: /^October 2026/ })).toHaveAttribute(
    'href',
    '/dashboard/dealer/orders?tab=purchases&from=2026-10-01&to=2026-10-31&isTrade=true',
  );
  unmount();
  const nothing = { ...TRADE, topProducts: [], byStatus: [], series: [] };
  renderWithProviders(<Trade trade={nothing} side="seller" period={PERIOD} />);
  expect(screen.getByText('No store sales in this period')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Share my store' })).toHaveAttribute(
    'href',
    '/dashboard/dealer/settings',
  );
});
