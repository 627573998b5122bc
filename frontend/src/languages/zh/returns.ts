import type { Messages } from '@/lib/i18n';

export default {
  title: '退货',
  intro: '审核退货、收货并向买方退款。',
  ownIntro: '您的退货。如需退货，请打开相应订单。',
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
  emptyText: '买方的退货申请会显示在这里。',
  emptyOwn: '您还没有退过货。如需退货，请打开已送达的订单。',
  delivered: '已送达的订单',
  noMatches: '没有此状态的退货',
  toOrder: '查看订单',
  pieces_other: '{{shown}} 件',
} satisfies Messages;
