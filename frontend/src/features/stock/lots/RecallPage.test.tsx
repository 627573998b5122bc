import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import RecallPage, { recallSums } from './RecallPage';

const LOT = {
  id: 4,
  productName: 'Mango Ice',
  productSku: 'MI-1',
  code: 'L-4',
  balance: 60,
  events: [],
};
const ROWS = [
  {
    orderId: 11,
    customerId: 3,
    customerName: 'Corner Shop',
    email: 'corner@example.test',
    status: 'delivered',
    pieces: 30,
    shippedAt: '2026-03-01T10:00:00Z',
  },
  { orderId: 12, customerId: 3, customerName: 'Corner Shop', status: 'shipped', pieces: 10 },
  { orderId: 15, customerId: 9, customerName: 'Cloud House', status: 'shipped', pieces: 5 },
];

function open(rows: object[]) {
  server.use(onGet('/api/lots/4', LOT), onGet('/api/lots/4/recall', rows as never));
  const path = '/dashboard/manufacturer/lots/:lotId/recall';
  const element = <RecallPage />;
  return renderWithProviders(<div />, {
    at: '/',
    routes: [{ path, element }],
  }).router.navigate('/dashboard/manufacturer/lots/4/recall');
}

it('sums pieces, orders and different buyers', () => {
  expect(recallSums(ROWS)).toEqual({ pieces: 45, orders: 3, buyers: 2 });
});

it('names every order with its buyer and how to reach them', async () => {
  await open(ROWS);
  const table = await screen.findByRole('table', { name: 'Recall of batch L-4' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent(/Corner Shop.*corner@example.test.*Order 11.*30/);
  expect(within(table).getByRole('link', { name: 'corner@example.test' })).toHaveAttribute(
    'href',
    'mailto:corner@example.test',
  );
  expect(screen.getByText(/45 pieces shipped in 3 orders to 2 buyers; 60 left/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'CSV file' })).toHaveAttribute(
    'href',
    '/api/exports/recall/4.csv',
  );
});

it('says when nobody has got a piece', async () => {
  await open([]);
  expect(await screen.findByText('No order received pieces from this batch')).toBeVisible();
});
