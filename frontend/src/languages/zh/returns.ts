import type { Messages } from '@/lib/i18n';

export default {
  title: '退货',
  intro: '买方退回的商品：审核、登记到货、退款。',
  ownIntro: '您已退回或申请退回的商品。请在订单页面申请退货。',
  return: '退货 {{number}}',
  number: '退货',
  order: '订单',
  orderNumber: '订单 #{{id}}',
  buyer: '买方',
  state: '状态',
  goods: '商品',
  reason: '原因',
  date: '申请时间',
  empty: '暂无退货',
  emptyText: '没有买方申请退货。',
  emptyOwn: '您还没有退过货。请在已送达订单的页面申请退货。',
  noMatches: '没有此状态的退货',
  toOrder: '查看订单',
  pieces_other: '{{shown}} 件',
} satisfies Messages;
