import { defineMessages } from './i18n';
import { ROLES } from './roles';

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

/** What people call a role; a role this page does not know stays as it came. */
export function roleName(role: string): string {
  const known = ROLES.find((name) => name === role);
  return known ? text(known) : role;
}
