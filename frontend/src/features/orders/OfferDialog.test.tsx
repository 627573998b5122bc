import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { overtaken, server } from '@/testing/server';
import OfferDialog from './OfferDialog';
import type { ShownOrder } from './types';

const ORDER: ShownOrder = {
  id: 7,
  status: 'pending',
  paymentStatus: 'unpaid',
  totalAmount: '450.00',
  createdAt: '2026-11-20T10:00:00Z',
  isQuote: true,
  version: 1,
  shippingCost: '0.00',
  quote: {
    state: 'requested',
    lines: [{ productId: 1, name: 'Mango Ice', tier: 'pack', quantity: 5, targetPrice: '90.00' }],
  },
};
const theirs = [
  { productId: 1, name: 'Mango Ice', tier: 'pack', quantity: 5, price: '95.00', total: '475.00' },
];

it('shows both offers where a colleague has made one meanwhile, and sends the chosen values', async () => {
  const onClose = vi.fn();
  const { handler, sent } = overtaken(
    'put',
    '/api/orders/7/quote',
    { 'quote.lines': JSON.stringify(theirs), 'quote.note': 'Ours', version: '2' },
    { id: 7 },
  );
  server.use(handler);
  const { events } = renderWithProviders(<OfferDialog order={ORDER} onClose={onClose} />);
  await events.click(await screen.findByRole('button', { name: 'Send offer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }));
  const lines = dialog.getByRole('radiogroup', { name: 'Offered items' });
  expect(lines).toHaveTextContent('Theirs: 5 × Pack Mango Ice ($95.00)');
  await events.click(dialog.getByRole('radio', { name: 'Yours: 5 × Pack Mango Ice ($90.00)' }));
  // Nothing was typed as a note here, so theirs stays.
  expect(dialog.getByRole('radio', { name: 'Theirs: Ours' })).toBeChecked();
  await events.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Offer sent')).toBeVisible();
  expect(sent[1]).toMatchObject({
    version: 2,
    note: 'Ours',
    lines: [{ productId: 1, tier: 'pack', quantity: 5, price: '90.00' }],
    expected: { version: '2', quote: { note: 'Ours' } },
  });
  expect(onClose).toHaveBeenCalledOnce();
});
