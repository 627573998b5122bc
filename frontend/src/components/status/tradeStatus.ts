import type { Tone } from '@/theme/palette';

/** How each status of the trade is worded and toned. One table per life cycle. */
type Table = Readonly<Record<string, { label: string; tone: Tone }>>;

export const ORDER_STATUS = {
  pending: { label: 'Pending', tone: 'warning' },
  paid: { label: 'Paid', tone: 'info' },
  processing: { label: 'Processing', tone: 'info' },
  ready: { label: 'Ready', tone: 'info' },
  shipped: { label: 'Shipped', tone: 'info' },
  delivered: { label: 'Delivered', tone: 'success' },
  completed: { label: 'Completed', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
} as const satisfies Table;

export const PAYMENT_STATUS = {
  unpaid: { label: 'Unpaid', tone: 'warning' },
  pending: { label: 'Unpaid', tone: 'warning' },
  paid: { label: 'Paid', tone: 'success' },
  refunded: { label: 'Refunded', tone: 'neutral' },
} as const satisfies Table;

export const VERIFICATION_STATUS = {
  pending: { label: 'Pending', tone: 'warning' },
  approved: { label: 'Approved', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'danger' },
} as const satisfies Table;

export const COMMISSION_STATUS = {
  pending: { label: 'Pending', tone: 'warning' },
  approved: { label: 'Approved', tone: 'info' },
  paid: { label: 'Paid', tone: 'success' },
  reversed: { label: 'Reversed', tone: 'neutral' },
} as const satisfies Table;

export const PRODUCT_STATUS = {
  active: { label: 'Active', tone: 'success' },
  discontinued: { label: 'Discontinued', tone: 'neutral' },
} as const satisfies Table;

export const ISSUE_STATUS = {
  open: { label: 'Open', tone: 'warning' },
  solved: { label: 'Solved', tone: 'success' },
  unsolved: { label: 'Unsolved', tone: 'danger' },
} as const satisfies Table;

export const ACCOUNT_STATUS = {
  active: { label: 'Active', tone: 'success' },
  inactive: { label: 'Inactive', tone: 'neutral' },
} as const satisfies Table;

export const STATUS_TABLES = {
  order: ORDER_STATUS,
  payment: PAYMENT_STATUS,
  verification: VERIFICATION_STATUS,
  commission: COMMISSION_STATUS,
  product: PRODUCT_STATUS,
  issue: ISSUE_STATUS,
  account: ACCOUNT_STATUS,
} as const satisfies Record<string, Table>;

export type StatusKind = keyof typeof STATUS_TABLES;

/** A status no table knows is shown as it came, in grey. */
export function describeStatus(kind: StatusKind, status: string): { label: string; tone: Tone } {
  const table: Table = STATUS_TABLES[kind];
  return table[status] ?? { label: status, tone: 'neutral' };
}
