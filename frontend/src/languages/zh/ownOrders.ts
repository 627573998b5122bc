import type { Messages } from '@/lib/i18n';

export default {
  cancel: '取消订单',
  keep: '保留订单',
  cancelTitle: '取消订单 #{{id}}？',
  cancelText: '我们会释放预留的库存，订单不再发货。此操作无法撤回。',
  cancelPaid: '我们会释放预留的库存，订单不再发货。您已支付的款项由公司处理。此操作无法撤回。',
  cancelled: '订单已取消',
  cancelledText: '订单 #{{id}} 将不会发货。',
  cancelFailed: '取消失败',
  cancelFailedText: '订单取消失败，请重试。',
  thanks: '感谢您的订购。',
  unpaid: '收到付款后我们会立即登记，随后准备发货。',
  shopOn: '继续选购',
  reorder: '再次订购',
  reordered: '已加入购物车',
  reorderedText: '此订单的产品已按今日价格加入您的购物车。',
  reorderFailed: '订单未能加入购物车',
  tryAgain: '请重试。',
  reorderLeft: '部分产品未能加入',
  toCart: '查看购物车',
  stay: '留在此页',
} satisfies Messages;
