import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('manufacturer', {
  stockIn: 'Stock In',
  lowStock: 'Low stock',
  imports: 'Import and export',
  orders: 'Warehouse Orders',
  activity: 'Member Login & Log Out History',

  dashboardTitle: 'Manufacturer Dashboard',
  dashboardText: 'Sales, stock and orders of the company as they are now.',
  totalRevenue: 'Total Revenue',
  received: '{{amount}} received',
  pendingOrders: 'Pending Orders',
  activeAgents: 'Active Agents',
  totalUsers: 'Total Users',
  activeProducts: 'Active Products',
  stockAlerts: 'Stock alerts',
  lowStockText: 'Least first',
  lowStockNone: 'Everything is well stocked',
  ofBalance: '{{available}} available of {{balance}}',
  takeIn: 'Stock In',
  recentMovements: 'Latest stock movements',
  noMovements: 'No stock movements yet',
  newestOrders: 'Newest orders',
  noOrders: 'No orders yet',
  viewAll: 'View all',
  platform: 'Tierway itself',
});
