import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('floor', {
  queue: 'Order queue',
  dashboard: 'Dashboard',
  picking: 'Picking',

  courier: 'Courier',
  'courier.express': 'Express',
  'courier.standard': 'Standard',
  'courier.economy': 'Economy',
  'courier.none': 'No courier',

  trackingNumber: 'Tracking number',
  shippingNotes: 'Shipping notes',
  updateLogistics: 'Update Logistics',
  updated: 'Logistics updated',
  updateFailed: 'The logistics were not updated',
  tryAgain: 'Please try again.',
  order: 'Order #{{id}}',

  recent: 'Last 7 days',
  now: 'Now',
  against: 'from {{value}} before',
  ordersProcessed: 'Orders processed',
  ordersShipped: 'Orders shipped',
  ordersDelivered: 'Orders delivered',
  piecesReceived: 'Pieces received',
  piecesProduced: 'Pieces produced',
  issuesClosed: 'Issues closed',

  pickOrder: 'Pick this order',
  pickOrders_one: 'Pick {{count}} order',
  pickOrders_other: 'Pick {{count}} orders',
  claimed: 'Picking started',
  claimedText_one: '{{count}} order is yours, in wave #{{id}}.',
  claimedText_other: '{{count}} orders are yours, in wave #{{id}}.',
  shortfall: '{{missing}} of {{asked}} could not be claimed: no more orders are waiting.',
  shortfallTaken_one: '{{count}} order is being picked by others.',
  shortfallTaken_other: '{{count}} orders are being picked by others.',
  shortfallShort_one: '{{count}} order is short of stock; pick it from its order page.',
  shortfallShort_other: '{{count}} orders are short of stock; pick each from its order page.',
});
