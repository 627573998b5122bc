import { expect, it } from 'vitest';
import { ROLES, type Standing } from '@/lib/roles';
import type { NavGroup } from '@/ui/shell/nav';
import buyers from './buyers';
import { text } from './messages';
import owners from './owners';
import staff from './staff';

const OWNERS = ['admin', 'manufacturer'];
const STAFF = ['employee', 'warehouse'];

function menuOf(role: string, position?: string): NavGroup[] {
  const menu = OWNERS.includes(role) ? owners : STAFF.includes(role) ? staff : buyers;
  const person: Standing = { role, position };
  return menu.groupsFor(person, text);
}

const names = (nav: NavGroup[]) =>
  nav.map(({ label, items }) => [label ?? '', ...items.map((item) => item.label)].join(' | '));

it('has the sections of a dealer’s panel', () => {
  expect(names(menuOf('dealer'))).toEqual([
    ' | Dashboard | My Products | Custom Pricing | Orders | Analytics | Settings',
    'Buying | Shop | Saved products | Quick order | Price list | Request a quotation | Returns | Addresses',
  ]);
});

it('has the sections of a wholesaler’s panel', () => {
  expect(names(menuOf('wholesaler'))[0]).toBe(
    ' | Dashboard | Dealer Pricing | Agent Pricing | Regional Zones | Products | Inventory | Dealers | Orders',
  );
});

it.each(['customer', 'agent'])('leads a %s to all products once', (role) => {
  expect(names(menuOf(role))[1]).toBe(
    'Buying | Saved products | Quick order | Price list | Request a quotation | Returns | Addresses',
  );
});

it('groups the admin’s pages by people, sales, money and system, with all sections of the specification', () => {
  const nav = menuOf('admin');
  expect(nav.map(({ label }) => label)).toEqual([
    undefined,
    'People',
    'Sales',
    'Money',
    'System',
    'Catalogue',
    'Stock',
    'Role dashboards',
  ]);
  const open = nav.filter((group) => !group.isFolded).flatMap(({ items }) => items);
  expect(open.map(({ label, to }) => [label, to])).toEqual(
    expect.arrayContaining([
      ['Dashboard', '/dashboard/admin'],
      ['User Management', '/dashboard/admin/user-management'],
      ['System Settings', '/dashboard/admin/settings'],
      ['Analytics', '/dashboard/admin/analytics'],
      ['Commissions', '/dashboard/admin/commissions'],
    ]),
  );
});

it('groups the manufacturer’s pages by what they are for', () => {
  const nav = menuOf('manufacturer');
  expect(nav.map(({ label }) => label)).toEqual([
    undefined,
    'Sell',
    'Catalogue',
    'Stock',
    'People',
    'Insight',
  ]);
  const links = nav.flatMap(({ items }) => items.map(({ label, to }) => [label, to]));
  expect(links).toEqual(
    expect.arrayContaining([
      ['Dashboard', '/dashboard/manufacturer'],
      ['Product Management', '/dashboard/manufacturer/products'],
      ['Dealer Pricing', '/dashboard/manufacturer/dealer-pricing'],
      ['Agent Pricing', '/dashboard/manufacturer/agent-pricing'],
      ['Regional Zones', '/dashboard/manufacturer/regional-zones'],
      ['Stock In', '/dashboard/manufacturer/stock-in'],
      ['Stock Out', '/dashboard/manufacturer/stock-out'],
      ['Production Analytics', '/dashboard/manufacturer/production'],
      ['Warehouse Orders', '/dashboard/manufacturer/orders'],
      ['Member Login & Log Out History', '/dashboard/manufacturer/activity'],
      ['Employee Management', '/employee-management'],
      ['Logo settings', '/manufacturer/logo-settings'],
    ]),
  );
});

it.each([
  ['warehouse', undefined, 'Order queue', ['Purchasing']],
  ['employee', undefined, 'Dashboard', []],
  ['employee', 'Purchaser', 'Dashboard', ['Purchasing']],
] as const)('leads %s (%s) to the %s and what staff share', (role, position, home, more) => {
  const shared = ['Picking', 'Returns', 'Stock', 'Stock counts', 'Issues'];
  expect(menuOf(role, position)[0]?.items.map(({ label }) => label)).toEqual([
    home,
    ...shared,
    ...more,
  ]);
});

it.each(['Manager', 'Supervisor', 'Purchaser'])('has the dashboard of a %s first', (position) => {
  expect(menuOf('employee', position)[0]?.items[0]?.to).toBe(
    `/dashboard/${position.toLowerCase()}`,
  );
});

it.each(ROLES)('lists nothing twice for a %s', (role) => {
  const items = menuOf(role).flatMap((group) => group.items);
  const addresses = items.map(({ to }) => to);
  expect(addresses.filter((to, at) => addresses.indexOf(to) !== at)).toEqual([]);
  const labels = items.map(({ label }) => label);
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
});
