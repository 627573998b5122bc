import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { overtaken, server } from '@/testing/server';
import { OrderStatusActions } from './OrderStatusActions';
import { RecordPaymentButton } from './RecordPaymentButton';
import type { ShownOrder } from './types';

const ORDER: ShownOrder = {
  id: 7,
  status: 'ready',
  paymentStatus: 'unpaid',
  totalAmount: '20.00',
  createdAt: '2026-11-20T10:00:00Z',
  trackingNumber: 'TRK-1',
  allowedTransitions: ['shipped', 'cancelled'],
  version: 3,
};

it('shows both tracking numbers where somebody else has written one meanwhile', async () => {
  const { handler, sent } = overtaken(
    'patch',
    '/api/orders/7',
    { trackingNumber: 'TRK-9', version: '4' },
    { ...ORDER, status: 'shipped' },
  );
  server.use(handler);
  const { events } = renderWithProviders(<OrderStatusActions order={ORDER} />);
  await events.click(screen.getByRole('button', { name: 'Mark as Shipped' }));
  const step = within(await screen.findByRole('dialog', { name: 'Mark order #7 as shipped?' }));
  const field = step.getByRole('textbox', { name: /^Tracking number/ });
  await events.clear(field);
  await events.type(field, 'TRK-2');
  await events.click(step.getByRole('button', { name: 'Mark as Shipped' }));
  const choice = await screen.findByRole('radiogroup', { name: 'Tracking number' });
  expect(choice).toHaveTextContent('Theirs: TRK-9');
  await events.click(screen.getByRole('radio', { name: 'Yours: TRK-2' }));
  await events.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Order #7: Shipped')).toBeVisible();
  expect(sent).toEqual([
    {
      trackingNumber: 'TRK-2',
      status: 'shipped',
      version: 3,
      expected: { status: 'ready', trackingNumber: 'TRK-1', version: 3 },
    },
    {
      trackingNumber: 'TRK-2',
      status: 'shipped',
      version: 4,
      expected: { status: 'ready', trackingNumber: 'TRK-9', version: '4' },
    },
  ]);
});

it('records a payment of an order in which somebody else has changed something else', async () => {
  const { handler, sent } = overtaken('patch', '/api/orders/7', { version: '4' }, { id: 7 });
  server.use(handler);
  const order = { ...ORDER, paymentMethod: 'Cash' };
  const { events } = renderWithProviders(<RecordPaymentButton order={order} />);
  await events.click(screen.getByRole('button', { name: 'Record payment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await events.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(await screen.findByText('Payment recorded')).toBeVisible();
  expect(sent[1]).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'Cash', version: 4 });
});

it('asks for the payment at once where the address says so, until that is closed', async () => {
  const { events, router } = renderWithProviders(<RecordPaymentButton order={ORDER} />, {
    at: '/order?do=pay',
  });
  const dialog = within(await screen.findByRole('dialog'));
  await events.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('');
});

it('ships in one way: by the pieces that leave, where some can', async () => {
  const mint = { id: 5, productId: 1, name: 'Mint', tier: 'unit' as const, quantity: 3, pieces: 3 };
  const steps = { status: 'processing', allowedTransitions: ['ready', 'shipped', 'completed'] };
  const order = { ...ORDER, ...steps, items: [{ ...mint, shippablePieces: 3 }] };
  const { events } = renderWithProviders(<OrderStatusActions order={order} />);
  expect(screen.getAllByRole('button', { name: /ship/i })).toHaveLength(1);
  await events.click(screen.getByRole('button', { name: 'Other status' }));
  expect(screen.getAllByRole('menuitem').map((step) => step.textContent)).toEqual([
    'Skip to Completed',
  ]);
  await events.keyboard('{Escape}');
  await events.click(await screen.findByRole('button', { name: 'Ship items' }));
  expect(await screen.findByRole('dialog', { name: 'Ship items from order #7' })).toBeVisible();
});
