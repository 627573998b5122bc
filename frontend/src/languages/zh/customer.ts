import type { Messages } from '@/lib/i18n';

export default {
  shop: '选购',
  orders: '订单',
  welcome: '{{name}}，您好',
  welcomeText: '您的订单和店铺新品。',
  browse: '浏览产品',
  allOrders: '全部订单',
  open: '待处理订单',
  shipped: '运输中',
  recentOrders: '近期订单',
  newProducts: '新品上架',
  noOrdersText: '您的订单会显示在这里。',
  ordersText: '您的全部订单，最新的在前。',
  shopText: '全部产品及您的价格。',
  referred: '您由代理商邀请加入，享受代理价。',
} satisfies Messages;
