import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import { findToast } from '@/testing/visit';
import PricingPage from './PricingPage';
import './ReviewDialog';
import './StepDialog';

const PATH = `${window.location.origin}/api/wholesaler/prices`;
const LAMP = { productId: 1, sku: 'L-1', name: 'Lamp one', category: 'Lamps', basePrice: '16.00' };
const NOW = { usa: { price: '15.00', effectiveFrom: '2026-01-01T00:00:00Z' } };
const FLAGGED = { productId: 1, name: 'Lamp one', region: 'usa', from: '15.00', to: '1.91' };
const SAVED = {
  id: 12,
  audience: 'dealer',
  effectiveFrom: '2026-11-22T04:00:00Z',
  createdAt: '2026-11-22T04:00:00Z',
  cellCount: 1,
  cells: [],
};

it('names prices that change far or lie below the cost, and asks once', async () => {
  let saves = 0;
  server.use(
    onGet('/api/categories', [{ name: 'Lamps', productCount: 1 }]),
    onGet('/api/wholesaler/prices', [{ ...LAMP, prices: NOW, upcoming: {} }], {
      headers: { 'X-Total-Count': '1' },
    }),
    onGet('/api/wholesaler/price-changes', []),
    http.post(`${PATH}/check`, () =>
      HttpResponse.json([{ ...FLAGGED, warnings: ['largeChange', 'belowCost'] }]),
    ),
    http.put(PATH, () => {
      saves += 1;
      return HttpResponse.json(SAVED);
    }),
  );
  const { events } = renderWithProviders(<PricingPage audience="dealer" />, {
    at: '/dashboard/wholesaler/dealer-pricing',
  });
  (await screen.findByRole('gridcell', { name: /^Lamp one, USA/ })).focus();
  await events.keyboard('1.91{Enter}');
  await events.click(screen.getByRole('button', { name: 'Review and save' }));
  const dialog = within(await screen.findByRole('dialog'));
  await events.click(dialog.getByRole('button', { name: 'Save prices' }));
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('Check 1 price again');
  expect(alert).toHaveTextContent('Lamp one, USA: $15.00 → $1.91 (large change, below cost)');
  expect(saves).toBe(0);
  await events.click(dialog.getByRole('button', { name: 'Save anyway' }));
  await findToast('1 price saved');
  expect(saves).toBe(1);
});

it('says why a price is out of range; what changes the products with one changes no other', async () => {
  const asked: (string | null)[] = [];
  const previewed: unknown[] = [];
  const usa = { ...NOW.usa, warnings: ['largeChange', 'belowCost'] };
  server.use(
    onGet('/api/categories', [{ name: 'Lamps', productCount: 1 }]),
    http.get(PATH, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('outOfRange'));
      const row = { ...LAMP, prices: { usa, asia: NOW.usa }, upcoming: {} };
      return HttpResponse.json([row], { headers: { 'X-Total-Count': '1' } });
    }),
    onGet('/api/wholesaler/price-changes', []),
    http.post(`${PATH}/preview`, async ({ request }) => {
      previewed.push(await request.json());
      return HttpResponse.json([]);
    }),
  );
  const { events } = renderWithProviders(<PricingPage audience="dealer" />, {
    at: '/dashboard/wholesaler/dealer-pricing?outOfRange=true',
  });
  const words = 'far from base price, below cost';
  const name = `Lamp one, USA: $15.00, ${words}`;
  expect(await screen.findByRole('gridcell', { name })).toHaveTextContent(words);
  expect(screen.getByRole('gridcell', { name: 'Lamp one, Asia: $15.00' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Range' })).toHaveValue('true');
  await events.click(screen.getByRole('button', { name: 'Bulk edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await events.type(dialog.getByLabelText(/^Change/), '5');
  await events.click(dialog.getByRole('button', { name: 'Preview' }));
  await expect.poll(() => previewed).toHaveLength(1);
  expect(previewed[0]).toMatchObject({ audience: 'dealer', outOfRange: true, percent: '5' });
  expect(asked).toEqual(['true']);
});

it('says that all prices are in range where none is out of it', async () => {
  server.use(
    onGet('/api/categories', []),
    onGet('/api/wholesaler/prices', [], { headers: { 'X-Total-Count': '0' } }),
    onGet('/api/wholesaler/price-changes', []),
  );
  renderWithProviders(<PricingPage audience="agent" />, {
    at: '/dashboard/wholesaler/agent-pricing?outOfRange=true',
  });
  expect(await screen.findByText('All prices are in range')).toBeVisible();
});
