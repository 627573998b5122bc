import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('customer', {
  shop: 'Shop',
  orders: 'Orders',
  welcome: 'Hello, {{name}}',
  welcomeText: 'Your orders and the latest products.',
  browse: 'Browse products',
  allOrders: 'All orders',
  open: 'Pending orders',
  shipped: 'On the way',
  recentOrders: 'Recent orders',
  newProducts: 'New in the shop',
  noOrdersText: 'Your orders will appear here.',
  ordersText: 'All your orders, newest first.',
  shopText: 'All products at your prices.',
  referred: 'You get agent pricing through the agent who invited you.',
});
