import type { WaitingKindName } from '@/api/generated';
import type { SessionUser } from '@/access/user';
import { paths, withFilters } from '@/lib/paths';
import { LEAD_POSITIONS, holdsPosition, isRole, passesRole, type Role } from '@/lib/roles';

/** Where each role has the list of its orders; a dealer's purchases stand behind a tab. */
const ORDERS: Readonly<Partial<Record<Role, string>>> = {
  admin: paths.admin.orders,
  manufacturer: paths.manufacturer.orders,
  wholesaler: paths.wholesaler.orders,
  dealer: paths.dealer.orders,
  customer: paths.customer.orders,
};
const RETURNS: Readonly<Partial<Record<Role, string>>> = {
  admin: paths.admin.returns,
  manufacturer: paths.manufacturer.returns,
};

const listOf = (lists: Readonly<Partial<Record<Role, string>>>, reader: SessionUser) =>
  isRole(reader.role) ? lists[reader.role] : undefined;

/** The list of the reader's orders, narrowed. */
export const orders = (reader: SessionUser, filters: Record<string, string>) =>
  withFilters(listOf(ORDERS, reader) ?? paths.agent.orders, {
    ...(reader.role === 'dealer' ? { tab: 'purchases' } : {}),
    ...filters,
  });

/** Owners and those who lead see to all issues, others to those that were given to them. */
const seesToAll = (reader: SessionUser) =>
  passesRole(reader, 'manufacturer') ||
  LEAD_POSITIONS.some((position) => holdsPosition(reader, position));

/** Where what waits is done by the person who reads it. */
const WAYS: Readonly<Record<WaitingKindName, (reader: SessionUser) => string>> = {
  documents: () => paths.accountTab('documents'),
  registrations: () => paths.dashboard.userManagement,
  passwordResets: () => withFilters(paths.admin.passwordResets, { state: 'requested' }),
  placeChanges: () => paths.admin.verification,
  quoteRequests: (reader) => orders(reader, { quoteState: 'requested' }),
  quoteOffers: (reader) => orders(reader, { quoteState: 'offered' }),
  returns: (reader) =>
    withFilters(listOf(RETURNS, reader) ?? paths.warehouse.returns, { state: 'requested' }),
  payouts: () =>
    withFilters(paths.admin.commissions, { tab: 'payouts', payouts_status: 'approved' }),
  storeOrders: () => withFilters(paths.dealer.orders, { sales_status: 'pending' }),
  unpaidOrders: (reader) => orders(reader, { paymentStatus: 'unpaid', isTrade: 'true' }),
  openPicks: () => paths.warehouse.picking,
  ordersToPick: () => paths.warehouse.picking,
  ordersToShip: (reader) =>
    withFilters(
      passesRole(reader, 'warehouse') ? paths.dashboard.warehouse : paths.dashboard.employee,
      { status: 'ready' },
    ),
  purchaseDrafts: () =>
    withFilters(paths.purchasing.home, { tab: 'orders', purchases_state: 'draft' }),
  lateDeliveries: () =>
    withFilters(paths.purchasing.home, { tab: 'orders', purchases_overdue: 'true' }),
  lowStock: (reader) =>
    passesRole(reader, 'manufacturer')
      ? paths.manufacturer.lowStock
      : withFilters(paths.dashboard.purchaser, { tab: 'low' }),
  expiringLots: () => withFilters(paths.manufacturer.lots, { state: 'expiring' }),
  issues: (reader) =>
    withFilters(paths.issues.list, {
      issues_status: 'open',
      issues_assignedTo: seesToAll(reader) ? undefined : reader.id,
    }),
};

/** The address at which the reader settles things of this kind. */
export const waitingPath = (kind: WaitingKindName, reader: SessionUser): string =>
  WAYS[kind](reader);
