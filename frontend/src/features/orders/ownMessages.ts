import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('ownOrders', {
  cancel: 'Cancel order',
  keep: 'Keep order',
  cancelTitle: 'Cancel order #{{id}}?',
  cancelText: 'We’ll release the reserved stock and won’t ship the order. This can’t be undone.',
  cancelPaid:
    'We’ll release the reserved stock and won’t ship the order. The company will handle the payment you made. This can’t be undone.',
  cancelled: 'Order cancelled',
  cancelledText: 'Order #{{id}} will not be shipped.',
  cancelFailed: 'Cancellation failed',
  cancelFailedText: 'Failed to cancel the order. Please try again.',
  thanks: 'Thank you for your order.',
  unpaid: 'We’ll record your payment when it arrives, then prepare your order for shipping.',
  howToPay: 'How to pay',
  payAmount: 'Amount',
  shopOn: 'Continue shopping',
  actions: 'Actions',
  reorder: 'Order again',
  reorderOne: 'Order again: order #{{id}}',
  reordered: 'Added to your cart',
  reorderedText: 'The items from this order are in your cart at today’s prices.',
  reorderFailed: 'The order could not be added to your cart',
  tryAgain: 'Please try again.',
  reorderLeft: 'Some items could not be added',
  toCart: 'View cart',
  stay: 'Stay here',
});
