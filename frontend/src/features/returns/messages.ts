/** Returns of goods: the list and the page of one, for buyers and staff. */

import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('returns', {
  title: 'Returns',
  intro: 'Review returns, receive the goods and refund the buyers.',
  ownIntro: 'Your returns. To start one, open its order.',
  return: 'Return {{number}}',
  number: 'Return',
  order: 'Order',
  orderNumber: 'Order #{{id}}',
  buyer: 'Buyer',
  state: 'Status',
  goods: 'Goods',
  reason: 'Reason',
  date: 'Requested',
  empty: 'No returns yet',
  emptyText: 'Return requests from buyers will appear here.',
  emptyOwn: 'You haven’t returned anything. To start a return, open a delivered order.',
  delivered: 'Delivered orders',
  noMatches: 'No returns with this status',
  toOrder: 'View order',
  pieces_one: '{{shown}} piece',
  pieces_other: '{{shown}} pieces',
});
