import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { LeadPosition } from '@/lib/roles';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import ManagerPage from './ManagerPage';
import PurchaserPage from './PurchaserPage';
import SupervisorPage from './SupervisorPage';
import { teamFigures } from './testFigures';

const PAGES = { Manager: ManagerPage, Supervisor: SupervisorPage, Purchaser: PurchaserPage };

beforeEach(() => {
  server.use(
    onGet('/api/notifications', []),
    onGet('/api/notifications/count', { unread: 3 }),
    onGet('/api/issue-reports', []),
    onGet('/api/waiting', { items: [{ kind: 'issues', count: 4 }] }),
    onGet('/api/issue-reports/counts', { open: 4, mine: 1, solved: 20, unsolved: 2 }),
    onGet('/api/stock-updates', []),
    onGet('/api/workforce/figures', { ...teamFigures }),
    onGet('/api/products', [
      { id: 42, name: 'Mango Ice', sku: 'MI-1', category: 'Coils', stockBalance: 7 },
    ]),
    onGet('/api/purchasing/suggestions', []),
    onGet('/api/purchase-orders', []),
    onGet('/api/suppliers', []),
    onGet('/api/users/7/verification', {
      user: { id: 7, role: 'employee', verificationStatus: 'approved' },
      documents: [],
      missing: [],
      history: [],
    }),
  );
});

function open(position: LeadPosition, tab = '') {
  const Element = PAGES[position];
  const at = `/dashboard/${position.toLowerCase()}`;
  const person = user({
    role: 'employee',
    position,
    employeeId: 'EMP-7',
    department: 'warehouse',
    isActive: true,
  });
  return renderWithProviders(<Element />, {
    at: tab ? `${at}?tab=${tab}` : at,
    path: at,
    user: person,
  });
}

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

it('has the header, the tabs and the badges of a purchaser, and says how much is unread', async () => {
  open('Purchaser');
  expect(await screen.findByText('You have 3 unread notifications.')).toBeVisible();
  expect(await screen.findByRole('tab', { name: /^Issues\s*4$/ })).toBeVisible();
  expect(tabs()).toEqual([
    'Notifications3',
    'Stock Alerts',
    'Low Stock',
    'Issues4',
    'Purchasing',
    'Orders',
  ]);
  expect(screen.getByText('Purchaser access')).toBeVisible();
  expect(screen.getByText('EMP-7')).toBeVisible();
  expect(screen.getByText('Active')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create Purchase Order' })).toBeVisible();
});

it('leads a purchaser from what runs out to a purchase order of it', async () => {
  const { events } = open('Purchaser', 'low');
  await events.click(await screen.findByRole('button', { name: 'Order Mango Ice' }));
  expect(await screen.findByRole('dialog', { name: 'Create Purchase Order' })).toBeVisible();
  expect(screen.getByRole('listitem', { name: 'Mango Ice' })).toBeVisible();
});

it('shows a purchaser what should be bought and what is on its way', async () => {
  open('Purchaser', 'purchasing');
  expect(await screen.findByText('Nothing to order')).toBeVisible();
  expect(await screen.findByText('No purchase orders yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Suppliers' })).toHaveAttribute(
    'href',
    '/purchasing?tab=suppliers',
  );
});

it('counts the issues where a supervisor sees to them', async () => {
  open('Supervisor', 'issues');
  expect(await screen.findByText('Assigned to me', { selector: 'p' })).toBeVisible();
  expect(await screen.findByText('No issues reported')).toBeVisible();
  expect(screen.getByText('20')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Report Issue' })).toBeVisible();
});

it('shows a manager how well trouble is dealt with', async () => {
  open('Manager', 'analytics');
  expect(await screen.findByText('5.4 hours')).toBeVisible();
  const recent = within(screen.getByRole('region', { name: 'Last 7 days' }));
  expect(recent.getByText('from 7.2 hours before', { exact: false })).toHaveTextContent('25% down');
  expect(recent.getByText('from 32 before', { exact: false })).toHaveTextContent('100% up');
  expect(recent.getByText('from 4 before', { exact: false })).toHaveTextContent('25% down');
  expect(screen.getByRole('region', { name: 'Now' })).toHaveTextContent('Open issues3');
  expect(
    screen.getByRole('img', { name: '2 issues were reported in the last 14 days.' }),
  ).toBeVisible();
  expect(tabs()).toEqual([
    'Notifications3',
    'Stock Updates',
    'Issue Reports4',
    'Analytics',
    'Orders',
  ]);
});

it('shows a supervisor who did how much and what is about to expire', async () => {
  open('Supervisor', 'operations');
  expect(await screen.findByText('Willi Wang')).toBeVisible();
  expect(screen.getByText('118')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Now' })).toHaveTextContent(
    'Batches expiring within 30 days3',
  );
  expect(screen.getByText('Orders delivered')).toBeVisible();
  expect(tabs()).toEqual([
    'Notifications3',
    'Stock Oversight',
    'Issue Supervision4',
    'Operations',
    'Orders',
  ]);
});

it('says when the figures cannot be had', async () => {
  server.use(
    http.get(`${window.location.origin}/api/workforce/figures`, () => problem(503, 'Busy.')),
  );
  open('Manager', 'analytics');
  expect(await screen.findByText('Busy.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('is for the position only', () => {
  renderWithProviders(<ManagerPage />, {
    at: '/dashboard/manager',
    user: user({ role: 'employee', position: 'Supervisor' }),
  });
  expect(screen.getByText('This dashboard is only accessible to Manager personnel.')).toBeVisible();
});
