import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { verificationCase } from '@/testing/cases';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import { user } from '@/testing/users';
import EmployeeDashboardPage from './EmployeeDashboardPage';
import { FIGURES } from '@/features/fulfilment/employee/testOrder';

beforeEach(() =>
  server.use(
    onGet('/api/users/7/verification', { ...verificationCase({ documents: [] }) }),
    onGet('/api/warehouse/figures', { ...FIGURES }),
    onGet('/api/warehouse/orders', []),
    onGet('/api/inventory/transactions', []),
    onGet('/api/products', []),
  ),
);

const open = (position?: string) =>
  renderWithProviders(<EmployeeDashboardPage />, {
    at: paths.dashboard.employee,
    user: user({ role: 'employee', employeeId: 'TV-1041', ...(position ? { position } : {}) }),
  });

it('says who works here; without a position it is warehouse staff', async () => {
  const nameless = open();
  expect(await screen.findByText('TV-1041')).toBeVisible();
  expect(screen.getByText('Warehouse staff')).toBeVisible();
  expect(screen.getByText('Employee access')).toBeVisible();
  expect(screen.getByText('Active')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  nameless.unmount();
  open('packing-staff');
  expect(await screen.findByText('Packing staff')).toBeVisible();
});

it('has the three tabs of the specification', async () => {
  const { events } = open();
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Order Management', 'Product Inventory', 'Logistics']);
  expect(await screen.findByText('No orders yet')).toBeVisible();
  await events.click(screen.getByRole('tab', { name: 'Product Inventory' }));
  expect(await screen.findByText('No activity yet')).toBeVisible();
  await events.click(screen.getByRole('tab', { name: 'Logistics' }));
  expect(await screen.findByText('No orders')).toBeVisible();
});
