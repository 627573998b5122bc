import type { Messages } from '@/lib/i18n';

export default {
  stockIn: '入库',
  lowStock: '低库存',
  imports: '导入与导出',
  orders: '仓库订单',
  activity: '成员登录与退出记录',

  dashboardTitle: '制造商工作台',
  dashboardText: '公司的实时销售、库存和订单。',
  totalRevenue: '总收入',
  received: '已收 {{amount}}',
  pendingOrders: '待处理订单',
  activeAgents: '活跃代理商',
  totalUsers: '用户总数',
  activeProducts: '在售产品',
  stockAlerts: '库存预警',
  lowStockText: '最少的在前',
  lowStockNone: '库存充足',
  ofBalance: '可用 {{available}}，现有 {{balance}}',
  takeIn: '入库',
  recentMovements: '最新出入库记录',
  noMovements: '暂无出入库记录',
  newestOrders: '最新订单',
  noOrders: '暂无订单',
  viewAll: '查看全部',
  platform: '系统',
} satisfies Messages;
