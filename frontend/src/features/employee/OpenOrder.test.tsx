import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { OrderResponse } from '@/api/generated';
import { renderWithProviders } from '@/testing/render';
import { problem, server } from '@/testing/server';
import { OpenOrder } from './OpenOrder';

const ADDRESS = `${window.location.origin}/api/orders/12`;
const order = {
  id: 12,
  status: 'pending',
  paymentStatus: 'paid',
  customerName: 'Hannah Schmidt',
  createdAt: '2026-05-01T10:00:00Z',
  totalAmount: '14.00',
  allowedTransitions: ['processing', 'completed'],
  items: [{ id: 1, name: 'Mango Ice', sku: 'MI-1', pieces: 5 }],
  version: 3,
} as OrderResponse;

async function finish() {
  const { events } = renderWithProviders(<OpenOrder order={order} />);
  const done = screen.getByRole('button', { name: 'Mark as Done' });
  expect(done).toBeDisabled();
  await events.type(screen.getByLabelText('Delivery note number'), 'DN-1');
  expect(done).toBeDisabled();
  await events.type(screen.getByLabelText('Shipping number'), ' SH-1 ');
  await events.click(done);
  const dialog = await screen.findByRole('dialog');
  await events.click(within(dialog).getByRole('button', { name: 'Mark as Done' }));
}

it('completes an order once both numbers are there', async () => {
  const sent: unknown[] = [];
  server.use(
    http.patch(ADDRESS, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...order, status: 'completed' });
    }),
  );
  await finish();
  expect(await screen.findByText('Order marked as completed successfully')).toBeVisible();
  expect(sent).toEqual([
    { status: 'completed', deliveryNote: 'DN-1', shippingNumber: 'SH-1', version: 3 },
  ]);
});

it('says what the server has against it', async () => {
  server.use(http.patch(ADDRESS, () => problem(409, 'This order was changed meanwhile.')));
  await finish();
  expect(await screen.findByText('Failed to complete order. Please try again.')).toBeVisible();
  expect(screen.getByText('This order was changed meanwhile.')).toBeVisible();
});
