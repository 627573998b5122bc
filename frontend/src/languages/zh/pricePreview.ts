import type { Messages } from '@/lib/i18n';

export default {
  title: '买方支付的价格',
  intro: '各类买方按上方价格需支付的金额。尚未保存任何内容。',
  buyer: '买方',
  customer: '客户',
  referredCustomer: '推荐客户',
  agent: '代理商',
  dealer: '经销商',
  wholesaler: '批发商',
  storeCustomer: '经销商店铺的客户',
  each: '每件 {{price}}',
  notSold: '不销售',
  refused: '不销售：“{{sentence}}”',
  failed: '预览计算失败。',
  retry: '重试',
} satisfies Messages;
