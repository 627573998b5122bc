import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import { user } from '@/testing/users';
import { CustomPrices } from './CustomPrices';
import { StoreTable } from './StoreTable';

it('is what a price that has left the range is called, among the own prices and in the store', async () => {
  const range = { suggestedDealerMinPrice: '16.00', suggestedDealerMaxPrice: '18.00' };
  server.use(
    onGet('/api/categories', []),
    onGet('/api/dealer-pricing/7', [
      {
        productId: 3,
        productName: 'Lamp 3',
        sku: 'L-3',
        customPrice: '20.00',
        isBlocked: true,
        updatedAt: '2026-11-20T08:00:00Z',
        ...range,
      },
    ]),
    onGet('/api/products', [{ id: 3, name: 'Lamp 3', sku: 'L-3', inStock: true, ...range }]),
  );
  renderWithProviders(
    <>
      <CustomPrices dealerId={7} />
      <StoreTable dealerId={7} />
    </>,
    { user: user({ role: 'dealer' }) },
  );
  for (const table of await screen.findAllByRole('table')) {
    const row = (await within(table).findByText('Lamp 3')).closest('tr') as HTMLElement;
    expect(within(row).getByText('Not for sale')).toBeVisible();
  }
  expect(screen.getAllByText('Not for sale')).toHaveLength(2);
});
