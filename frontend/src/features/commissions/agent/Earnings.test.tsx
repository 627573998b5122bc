import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import { user } from '@/testing/users';
import { Earnings } from './Earnings';

const SUMS = { pending: '0.00', approved: '5.00', paid: '2.00', reversed: '0.50' };

it('says by which date a month counts, beside the figure and the sums', async () => {
  server.use(
    onGet('/api/users', []),
    onGet('/api/commissions/summary', {
      userId: 7,
      month: SUMS,
      lifetime: { ...SUMS, pending: '0.75' },
      unpaidApproved: '5.00',
      payoutMinimum: '20.00',
      series: [{ month: '2026-11', commission: '7.00', bonus: '0.00' }],
    }),
  );
  renderWithProviders(<Earnings agentId={7} detailed />, { user: user({ role: 'agent' }) });
  const sums = within(await screen.findByRole('region', { name: 'By status' }));
  expect(sums.getByText('By approval date.')).toBeVisible();
  // What waits counts in no month.
  const [, month, ever] = within(sums.getAllByRole('row')[1]!).getAllByRole('cell');
  expect([month?.textContent, ever?.textContent]).toEqual(['—', '$0.75']);
  expect(screen.getAllByText('By approval date.')).toHaveLength(2);
});
