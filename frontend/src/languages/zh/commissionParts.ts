import type { Messages } from '@/lib/i18n';

export default {
  how: '如何计算？',
  howNamed: '订单 #{{id}} 的佣金如何计算',
  title: '订单 #{{id}} 的佣金',
  goods: '付款时的商品金额',
  goodsHint: '税费和运费不计入。',
  remaining: '仍可计佣的商品金额',
  remainingHint: '订单有一部分已撤回。',
  steps: '每满 {{basis}} 计一次',
  stepsValue_other: '{{count}} 次',
  agent: '代理商',
  subAgent: '下级代理商',
  yours: '您',
  product: '{{steps}} × {{rate}}',
  nothingLeft: '全部已撤回，不产生佣金。',
  noHold: '订单付款后立即确认',
  hold_other: '付款 {{count}} 天后确认',
  status: '状态',
  payout: '发放单',
  frozen: '以订单付款当天的佣金标准为准，之后的方案不会改变。',
} satisfies Messages;
