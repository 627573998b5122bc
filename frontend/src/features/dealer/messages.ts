import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('dealer', {
  dashboard: 'Dashboard',
  products: 'Products',
  orders: 'Orders',
  welcome: 'Hello, {{name}}',
  welcomeText: 'Your sales and your purchases.',
  browse: 'Browse products',
  sales: 'Store sales',
  openSales: 'Open sales',
  purchases: 'My purchases',
  unpaidPurchases: 'Unpaid purchases',
  recentSales: 'Recent store sales',
  recentPurchases: 'Recent purchases',
  allOrders: 'All orders',
  noSalesText: 'Orders that customers place in your store appear here.',
  noPurchasesText: 'What you buy appears here.',
  newProducts: 'New products',
  allProducts: 'All products',
  productsText: 'The catalogue at your dealer price.',
  ordersText: 'What customers bought in your store, and what you bought.',
});
