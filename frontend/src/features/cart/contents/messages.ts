import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('cartLines', {
  lines: 'Lines of the cart',
  quantity: 'Quantity of {{name}}',
  remove: 'Remove {{name}} from the cart',
  removed: 'Removed from the cart',
  unavailable: 'No longer available',
  each: '{{price}} each',
  priceUp: 'This was {{from}} when you put it in; it is {{to}} now.',
  pricesMoved: 'Prices have changed since you put these products in.',
  acceptPrices: 'OK, I have seen it',
  acceptFailed: 'Your answer was not taken',
  tryAgain: 'Please try again.',
  from: 'From {{name}}',

  cart: 'Cart',
  openCart_one: 'Cart, {{count}} item',
  openCart_other: 'Cart, {{count}} items',
  empty: 'Your cart is empty',
  emptyText: 'Products you add wait here until you order.',
  total: 'Total',
  checkout: 'To checkout',
  goOn: 'Continue shopping',
  close: 'Close',
  stores_one: 'One store',
  stores_other: '{{count}} stores; each is an order of its own.',
  cutOff: 'Your cart could not be brought up to date. Please try again.',
});
