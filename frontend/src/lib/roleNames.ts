import { defineMessages } from './i18n';

const { text } = defineMessages('roleNames', {
  admin: 'Administrator',
  manufacturer: 'Manufacturer',
  wholesaler: 'Wholesaler',
  dealer: 'Dealer',
  agent: 'Agent',
  'sub-agent': 'Sub-agent',
  customer: 'Customer',
  employee: 'Employee',
  warehouse: 'Warehouse',
});

const NAMES = [
  'admin',
  'manufacturer',
  'wholesaler',
  'dealer',
  'agent',
  'sub-agent',
  'customer',
  'employee',
  'warehouse',
] as const;

/** What people call a role; a role this page does not know stays as it came. */
export function roleName(role: string): string {
  const known = NAMES.find((name) => name === role);
  return known ? text(known) : role;
}
