import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('pricePreview', {
  title: 'What buyers pay',
  intro: 'At the prices above, as the shop would charge them. Nothing is saved yet.',
  buyer: 'Buyer',
  customer: 'Customer',
  referredCustomer: 'Customer of an agent',
  agent: 'Agent',
  dealer: 'Dealer',
  wholesaler: 'Wholesaler',
  storeCustomer: 'Customer in a dealer’s store',
  each: '{{price}} a piece',
  notSold: 'Not for sale',
  refused: 'Not for sale: “{{sentence}}”',
  failed: 'The preview could not be computed.',
  retry: 'Try again',
});
