import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { useBuyerNav } from './useBuyerNav';

function Names({ role }: { role: string }) {
  return useBuyerNav(role).map(({ label, items }) => (
    <p key={label ?? 'own'}>{items.map((item) => item.label).join(' | ')}</p>
  ));
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

it.each([
  ['dealer', 'Shop | Quick order | Request a quotation | Returns | Addresses'],
  ['wholesaler', 'Shop | Quick order | Request a quotation | Returns | Addresses'],
  ['customer', 'Quick order | Request a quotation | Returns | Addresses'],
  ['agent', 'Quick order | Request a quotation | Returns | Addresses'],
])('leads a %s to all products once', (role, names) => {
  renderWithProviders(<Names role={role} />);
  expect(screen.getByText(names)).toBeInTheDocument();
});
