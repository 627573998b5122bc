import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import { user } from '@/testing/users';
import { CommissionTable } from './CommissionTable';

const EARNED = {
  id: 1,
  orderId: 12,
  agentId: 7,
  subAgentId: 8,
  agentCommission: '0.50',
  subAgentCommission: '1.50',
  amount: '0.50',
  orderTotal: '28.00',
  status: 'pending',
  createdAt: '2026-11-20T08:00:00Z',
  maturesAt: '2026-12-04T08:00:00Z',
};

function open(role: string, earned: object[]) {
  server.use(onGet('/api/commissions', earned));
  renderWithProviders(<CommissionTable />, { user: user({ role }) });
}

it('says that nothing was earned yet', async () => {
  open('agent', []);
  expect(await screen.findByText('No commissions earned yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Share your link' })).toHaveAttribute(
    'href',
    '/dashboard/agent',
  );
});

it('shows what sub-agents earned to agents only', async () => {
  open('agent', [EARNED]);
  expect(await screen.findByText('$1.50')).toBeInTheDocument();
});

it('shows a sub-agent no such column', async () => {
  open('sub-agent', [{ ...EARNED, amount: '1.50', subAgentCommission: '9.90' }]);
  expect(await screen.findByText('$1.50')).toBeInTheDocument();
  expect(screen.queryByText('$9.90')).toBeNull();
});
