import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('returns', {
  title: 'Returns',
  intro: 'Goods that buyers send back: decide, enter what arrived, refund.',
  ownIntro:
    'What you have sent back or want to send back. A return begins on the page of its order.',
  return: 'Return {{number}}',
  number: 'Return',
  order: 'Order',
  orderNumber: 'Order #{{id}}',
  buyer: 'Buyer',
  state: 'State',
  goods: 'Goods',
  reason: 'Reason',
  date: 'Requested',
  empty: 'No returns',
  emptyText: 'Nobody wants to send anything back.',
  emptyOwn: 'You have not sent anything back. A return begins on the page of a delivered order.',
  noMatches: 'No returns in this state',
  toOrder: 'To the order',
  pieces_one: '{{shown}} piece',
  pieces_other: '{{shown}} pieces',
});
