import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('pricePreview', {
  title: 'What buyers pay',
  intro: 'What each buyer would pay at the prices above. Nothing is saved yet.',
  buyer: 'Buyer',
  customer: 'Customer',
  referredCustomer: 'Referred customer',
  agent: 'Agent',
  dealer: 'Dealer',
  wholesaler: 'Wholesaler',
  storeCustomer: 'Customer in a dealer’s store',
  each: '{{price}} each',
  notSold: 'Not for sale',
  refused: 'Not for sale: “{{sentence}}”',
  failed: 'The preview could not be calculated.',
  retry: 'Try again',
});
