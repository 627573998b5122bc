import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('manufacturer', {
  stockIn: 'Stock In',
  lowStock: 'Low stock',
  imports: 'Import and export',
  orders: 'Warehouse Orders',
  activity: 'Member Login & Log Out History',

  dashboardTitle: 'Manufacturer dashboard',
  dashboardText: 'The company’s sales, stock and orders, live.',
  totalRevenue: 'Total Revenue',
  received: '{{amount}} received',
  pendingOrders: 'Pending Orders',
  activeAgents: 'Active Agents',
  totalUsers: 'Total Users',
  activeProducts: 'Active Products',
  stockAlerts: 'Stock alerts',
  lowStockText: 'Lowest first',
  lowStockNone: 'All products are well stocked',
  ofBalance: '{{available}} available, {{balance}} on hand',
  takeIn: 'Stock In',
  recentMovements: 'Latest stock movements',
  noMovements: 'No stock movements yet',
  newestOrders: 'Latest orders',
  noOrders: 'No orders yet',
  viewAll: 'View all',
  platform: 'System',
});
