import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { verificationCase } from '@/testing/cases';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import { user } from '@/testing/users';
import WholesalerPage from './WholesalerPage';

const TRADE = {
  orders: 3,
  units: 12,
  revenue: '120.00',
  average: '40.00',
  series: [{ start: '2026-11-19', orders: 3, units: 12, amount: '120.00' }],
  topProducts: [],
  byStatus: [],
};

function open(outOfRange: { audience: string; prices: number }[]) {
  server.use(
    onGet('/api/waiting', { items: [] }),
    onGet('/api/users/7/verification', { ...verificationCase({ documents: [] }) }),
    onGet('/api/analytics/trade', TRADE),
    onGet('/api/analytics/wholesaler', {
      month: '2026-11-01',
      monthBefore: '2026-10-01',
      products: 9,
      regions: [],
      unpriced: [],
      outOfRange,
      newestChanges: [],
    }),
    onGet('/api/orders', []),
  );
  renderWithProviders(<WholesalerPage />, {
    at: paths.dashboard.wholesaler,
    user: user({ role: 'wholesaler' }),
  });
}

const card = async () => within((await screen.findByText('Prices out of range')).parentElement!);

it('leads from the prices out of range to where they are changed', async () => {
  open([
    { audience: 'dealer', prices: 3 },
    { audience: 'agent', prices: 1200 },
  ]);
  const found = await card();
  expect(await found.findByText('1,203')).toBeVisible();
  expect(found.getByRole('link', { name: '3 for dealers' })).toHaveAttribute(
    'href',
    '/dashboard/wholesaler/dealer-pricing?outOfRange=true',
  );
  expect(found.getByRole('link', { name: '1,200 for agents' })).toHaveAttribute(
    'href',
    '/dashboard/wholesaler/agent-pricing?outOfRange=true',
  );
});

it('says when all are in range', async () => {
  open([{ audience: 'dealer', prices: 0 }]);
  const found = await card();
  expect(await found.findByText('All prices are in range')).toBeVisible();
  expect(found.queryByRole('link')).toBeNull();
});
