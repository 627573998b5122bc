import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// Loaded before the clock of a test runs.
import '@/features/shell/menus/owners';
import { onGet, server } from '@/testing/server';
import { heading, PATIENCE, visit } from '@/testing/visit';
import '@/features/prices/regional/PricingPage';
import '@/features/shell/menus/buyers';
import '@/features/prices/zones/ZonesPage';

const ROW = {
  productId: 1,
  sku: 'L-1',
  name: 'Lamp one',
  category: 'Lamps',
  basePrice: '16.00',
  prices: { usa: { price: '15.00', effectiveFrom: '2026-01-01T00:00:00Z' } },
  upcoming: {},
};

function open(address: string, role: string) {
  server.use(
    onGet('/api/categories', []),
    onGet('/api/notifications', []),
    onGet('/api/cart', { groups: [] }),
    onGet('/api/wholesaler/prices', [ROW], { headers: { 'X-Total-Count': '1' } }),
    onGet('/api/regions', { version: 1, regions: [], dealersElsewhere: 0, agentsElsewhere: 0 }),
  );
  return visit(address, role);
}

describe.each([
  ['manufacturer', '/dashboard/manufacturer'],
  ['admin', '/dashboard/manufacturer'],
  ['wholesaler', '/dashboard/wholesaler'],
])('the %s', (role, base) => {
  it.each([
    ['Dealer Pricing', 'dealer-pricing'],
    ['Agent Pricing', 'agent-pricing'],
  ])('has %s, with what counts now', async (title, page) => {
    open(`${base}/${page}`, role);
    expect(await heading(title)).toBeVisible();
    expect(await screen.findByText('Lamp one', undefined, PATIENCE)).toBeVisible();
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
  });

  it('has the regions', async () => {
    open(`${base}/regional-zones`, role);
    expect(await heading('Regional Zones')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Europe' }, PATIENCE)).toBeVisible();
  });
});

it('keeps a dealer away from the regional prices', async () => {
  const { router } = open('/dashboard/manufacturer/dealer-pricing', 'dealer');
  await expect
    .poll(() => router.state.location.pathname, { timeout: 10_000 })
    .not.toContain('pricing');
});
