import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('ownOrders', {
  cancel: 'Cancel order',
  keep: 'Keep order',
  cancelTitle: 'Cancel order #{{id}}?',
  cancelText:
    'The reserved pieces go back to the shelf and the order is not shipped. This cannot be taken back.',
  cancelPaid:
    'The reserved pieces go back to the shelf and the order is not shipped. The payment already recorded is handled by the company. This cannot be taken back.',
  cancelled: 'Order cancelled',
  cancelledText: 'Order #{{id}} will not be shipped.',
  cancelFailed: 'Cancellation failed',
  cancelFailedText: 'Failed to cancel the order. Please try again.',
  thanks: 'Thank you for your order.',
  unpaid: 'We record your payment as soon as it arrives. The order is then prepared for shipping.',
  shopOn: 'Continue shopping',
  reorder: 'Order again',
  reordered: 'Back in your cart',
  reorderedText: 'The lines of this order are in your cart at today’s prices.',
  reorderFailed: 'The order could not be put into the cart',
  tryAgain: 'Please try again.',
  reorderLeft: 'Some lines could not come along',
  toCart: 'To the cart',
  stay: 'Stay here',
});
