import type { Messages } from '@/lib/i18n';

export default {
  queue: '订单队列',
  dashboard: '工作台',
  picking: '拣货',

  courier: '快递',
  'courier.express': '特快',
  'courier.standard': '标准',
  'courier.economy': '经济',
  'courier.none': '无快递',

  trackingNumber: '运单号',
  shippingNotes: '配送备注',
  updateLogistics: '更新物流',
  updated: '物流已更新',
  updateFailed: '物流未更新',
  tryAgain: '请重试。',
  order: '订单 #{{id}}',

  recent: '最近 7 天',
  now: '当前',
  against: '此前为 {{value}}',
  ordersProcessed: '已处理订单',
  ordersShipped: '已发货订单',
  ordersDelivered: '已送达订单',
  piecesReceived: '收货件数',
  piecesProduced: '生产件数',
  issuesClosed: '已关闭问题',

  pickOrder: '拣此订单',
  pickOrders_other: '拣 {{count}} 张订单',
  claimed: '已开始拣货',
  claimedText_other: '{{count}} 张订单已归入您的拣货波次 #{{id}}。',
  shortfall: '所选 {{asked}} 张订单中有 {{missing}} 张无法领取：没有更多待拣订单。',
  shortfallTaken_other: '{{count}} 张订单正由他人拣货。',
  shortfallShort_other: '{{count}} 张订单缺货，请在其订单页面拣货。',
} satisfies Messages;
