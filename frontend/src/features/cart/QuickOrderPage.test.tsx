import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { renderWithProviders } from '@/testing/render';
import { onPost, server } from '@/testing/server';
import { user } from '@/testing/users';
import QuickOrderPage from './QuickOrderPage';

const LINE = { line: 1, input: 'ELQ-1 2', productId: 4, sku: 'ELQ-1', name: 'Mango Ice' };

it('offers what was found for the text that was checked, and for no other', async () => {
  const items = [{ ...LINE, tier: 'unit', quantity: 2 }];
  server.use(onPost('/api/cart/quick-order', { items }));
  const { events } = renderWithProviders(<QuickOrderPage />, {
    at: paths.buying.quickOrder,
    user: user(),
  });
  const box = screen.getByRole('textbox');
  await events.type(box, 'ELQ-1 2');
  await events.click(screen.getByRole('button', { name: 'Check items' }));
  const add = { name: 'Add 1 item to cart' };
  expect(await screen.findByRole('button', add)).toBeInTheDocument();
  await events.type(box, '00');
  expect(screen.queryByRole('button', add)).not.toBeInTheDocument();
});

it('says what is in stock and what it costs', async () => {
  const costs = { price: '14.00', available: 1200 };
  const items = [
    { ...LINE, tier: 'unit', quantity: 2, ...costs },
    { ...LINE, line: 2, tier: 'pack', quantity: 1, price: '120.00', available: 3, problem: 'No.' },
  ];
  server.use(onPost('/api/cart/quick-order', { items }));
  const { events } = renderWithProviders(<QuickOrderPage />, {
    at: paths.buying.quickOrder,
    user: user(),
  });
  await events.type(screen.getByRole('textbox'), 'ELQ-1 2');
  await events.click(screen.getByRole('button', { name: 'Check items' }));
  expect(await screen.findByText('$14.00 each, $28.00 total')).toBeVisible();
  expect(screen.getByText('1,200 pieces in stock')).toBeVisible();
  expect(screen.getByText('Total $28.00')).toBeVisible();
});
