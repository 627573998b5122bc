import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { needsDialog, StatusMoveDialog } from './StatusMoveDialog';
import type { ShownOrder } from './types';

const ORDER: ShownOrder = {
  id: 7,
  status: 'ready',
  paymentStatus: 'unpaid',
  totalAmount: '20.00',
  createdAt: '2026-11-20T10:00:00Z',
  items: [],
};
type Rule = ShownOrder['shipUnpaid'];

async function dialog(to: string, shipUnpaid?: Rule) {
  renderWithProviders(
    <StatusMoveDialog
      order={shipUnpaid ? { ...ORDER, shipUnpaid } : ORDER}
      move={{ to, isBack: false }}
      loading={false}
      onConfirm={() => undefined}
      onClose={() => undefined}
    />,
  );
  return within(await screen.findByRole('dialog'));
}

it('warns before an unpaid order leaves, and lets it go', async () => {
  const asked = await dialog('shipped', 'warn');
  expect(asked.getByRole('alert')).toHaveTextContent('This order is unpaid. Ship it anyway?');
  expect(asked.getByRole('button', { name: /^Mark as/ })).toBeEnabled();
});

it('lets no unpaid order leave where that is refused', async () => {
  const asked = await dialog('delivered', 'refuse');
  expect(asked.getByRole('alert')).toHaveTextContent('Record the payment before you ship it');
  expect(asked.getByRole('button', { name: /^Mark as/ })).toBeDisabled();
});

it('says nothing of payment where goods do not leave unpaid', async () => {
  const asked = await dialog('shipped');
  expect(asked.queryByRole('alert')).not.toBeInTheDocument();
  expect(asked.getByRole('button', { name: /^Mark as/ })).toBeEnabled();
});

it.each([
  ['delivered', 'warn', true],
  ['delivered', undefined, false],
  ['processing', 'warn', false],
] as const)('asks about a step to %s under the rule %s: %s', (to, shipUnpaid, isAsked) => {
  const order = shipUnpaid ? { ...ORDER, shipUnpaid } : ORDER;
  expect(needsDialog({ to, isBack: false }, order)).toBe(isAsked);
});
