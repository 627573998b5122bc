import type { Messages } from '@/lib/i18n';

export default {
  lines: '购物车明细',
  quantity: '“{{name}}”的数量',
  remove: '将“{{name}}”移出购物车',
  removed: '已移出购物车',
  unavailable: '已无法购买',
  each: '每件 {{price}}',
  priceUp: '您加入时为 {{from}}，现在为 {{to}}。',
  pricesMoved: '您加入这些产品后，价格有变动。',
  acceptPrices: '知道了',
  acceptFailed: '未能确认新价格',
  tryAgain: '请重试。',
  from: '由 {{name}} 销售',

  cart: '购物车',
  openCart_other: '购物车，{{count}} 件产品',
  empty: '购物车是空的',
  emptyText: '您添加的产品会显示在这里。',
  total: '合计',
  checkout: '去结算',
  viewCart: '查看购物车',
  signInToOrder: '登录后下单',
  close: '关闭',
  stores_other: '共 {{count}} 家店铺，每家店铺单独成单。',
  cutOff: '购物车未能更新，请重试。',
} satisfies Messages;
