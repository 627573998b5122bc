import type { Messages } from '@/lib/i18n';

export default {
  how: '计算方式',
  howNamed: '计算方式：订单 #{{id}} 的佣金',
  title: '订单 #{{id}} 的佣金',
  goods: '付款时的商品金额',
  goodsHint: '不含税费和运费。',
  remaining: '扣除退货和退款后的商品金额',
  remainingHint: '订单有部分退货或退款。',
  steps: '每满 {{basis}} 计一次',
  stepsValue_other: '{{count}} 次',
  agent: '代理商',
  subAgent: '下级代理商',
  yours: '您',
  product: '{{steps}} × {{rate}}',
  nothingLeft: '已全部退货或退款，不产生佣金。',
  noHold: '订单付款后立即确认',
  hold_other: '付款 {{count}} 天后确认',
  status: '状态',
  payout: '发放单',
  frozen: '以订单付款当天的佣金标准为准，之后的方案不会改变。',
} satisfies Messages;
