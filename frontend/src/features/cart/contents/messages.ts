import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('cartLines', {
  lines: 'Cart items',
  quantity: 'Quantity of {{name}}',
  remove: 'Remove {{name}} from the cart',
  removed: 'Removed from the cart',
  unavailable: 'No longer available',
  each: '{{price}} each',
  priceUp: 'This was {{from}} when you added it; it is now {{to}}.',
  pricesMoved: 'Prices have changed since you added these products.',
  acceptPrices: 'Got it',
  acceptFailed: 'The new prices could not be confirmed',
  tryAgain: 'Please try again.',
  from: 'From {{name}}',

  cart: 'Cart',
  openCart_one: 'Cart, {{count}} item',
  openCart_other: 'Cart, {{count}} items',
  empty: 'Your cart is empty',
  emptyText: 'Products you add will appear here.',
  total: 'Total',
  checkout: 'Check out',
  goOn: 'Continue shopping',
  close: 'Close',
  stores_one: '1 store',
  stores_other: '{{count}} stores: each is a separate order.',
  cutOff: 'Your cart could not be updated. Please try again.',
});
