import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('customer', {
  shop: 'Shop',
  orders: 'Orders',
  welcome: 'Hello, {{name}}',
  welcomeText: 'Your orders and what is new in the shop.',
  browse: 'Browse products',
  allOrders: 'All orders',
  open: 'Pending orders',
  shipped: 'On the way',
  all: 'Orders in all',
  recentOrders: 'Recent orders',
  newProducts: 'New in the shop',
  noOrders: 'No orders yet',
  noOrdersText: 'Your orders stand here once you have placed the first one.',
  ordersText: 'Everything you have ordered, the latest first.',
  shopText: 'All products with your prices.',
  referred: 'You get agent pricing through the agent who invited you.',
});
