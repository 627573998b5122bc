import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { useBuyerNav } from './useBuyerNav';

function Names({ role }: { role: string }) {
  const [pages] = useBuyerNav(role);
  return <p>{pages?.items.map(({ label }) => label).join(' | ')}</p>;
}

it.each([
  ['dealer', 'Dashboard | My Products | Custom Pricing | Orders | Analytics | Settings'],
  [
    'wholesaler',
    'Dashboard | Dealer Pricing | Agent Pricing | Regional Zones | Products | Inventory | Dealers | Orders',
  ],
])('leads a %s to the sections of the panel', (role, names) => {
  renderWithProviders(<Names role={role} />);
  expect(screen.getByText(names)).toBeInTheDocument();
});
