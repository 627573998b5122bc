import { defineMessages } from '@/lib/i18n';

/** `kind.status` → the word on the chip. */
export const statusMessages = {
  'order.pending': 'Pending',
  'order.paid': 'Paid',
  'order.processing': 'Processing',
  'order.ready': 'Ready',
  'order.shipped': 'Shipped',
  'order.delivered': 'Delivered',
  'order.completed': 'Completed',
  'order.cancelled': 'Cancelled',
  'payment.unpaid': 'Unpaid',
  'payment.paid': 'Paid',
  'payment.refunded': 'Refunded',
  'verification.pending': 'Pending',
  'verification.approved': 'Approved',
  'verification.rejected': 'Rejected',
  'commission.pending': 'Pending',
  'commission.approved': 'Approved',
  'commission.paid': 'Paid',
  'commission.reversed': 'Reversed',
  'product.active': 'Active',
  'product.discontinued': 'Discontinued',
  'issue.open': 'Open',
  'issue.solved': 'Solved',
  'issue.unsolved': 'Unsolved',
  'account.active': 'Active',
  'account.inactive': 'Inactive',
} as const;

export const { text } = defineMessages('status', statusMessages);
