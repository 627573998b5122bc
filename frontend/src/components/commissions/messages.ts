import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('commissionParts', {
  how: 'How?',
  howNamed: 'How the commission of order #{{id}} is computed',
  title: 'Commission of order #{{id}}',
  goods: 'Goods when it was paid',
  goodsHint: 'Tax and shipping do not count.',
  remaining: 'Goods that still earn',
  remainingHint: 'A part of the order was taken back.',
  steps: 'Every full {{basis}} counts',
  stepsValue_one: '{{count}} time',
  stepsValue_other: '{{count}} times',
  agent: 'Agent',
  subAgent: 'Sub-agent',
  yours: 'You',
  product: '{{steps}} × {{rate}}',
  nothingLeft: 'Everything was taken back: nothing is earned.',
  hold_one: 'Approved {{count}} day after the payment',
  hold_other: 'Approved {{count}} days after the payment',
  status: 'Status',
  payout: 'Payout',
  frozen: 'The rates are those of the day the order was paid; later plans do not change them.',
});
