import type { Messages } from '@/lib/i18n';

export default {
  title: '加入代理',
  lead: '分享个人链接：通过链接加入的人享受代理价，您从其购买中赚取佣金。',
  apply: '申请成为代理商',
  signIn: '代理商登录',
  tool: '获取您的推荐链接',

  benefitsTitle: '您将获得',
  network: '您自己的推荐网络',
  networkText: '通过您的链接加入的客户和下级代理商始终与您关联。',
  tools: '分享工具',
  toolsText: '可打印或发送的推荐码、链接和二维码。',
  pricing: '代理价',
  pricingText: '您和您带来的客户均按代理价购买。',

  commissionTitle: '佣金结构',
  perSale: '客户购买',
  perSaleText: '客户每消费满 {{basis}}',
  subAgent: '通过下级代理商',
  subAgentText: '归您所有，另有 {{subRate}} 归下级代理商，合计 {{pool}}',
  bonus: '月度奖金',
  bonusText: '当月已确认佣金的 {{percent}}%',
  upTo: '最高 {{amount}}',

  stepsTitle: '四个步骤',
  step1: '申请',
  step1Text: '提交身份证件和电子钱包证明完成注册。',
  step2: '通过审核',
  step2Text: '我们审核您的文件。',
  step3: '分享',
  step3Text: '发送链接，或让他人扫描您的二维码。',
  step4: '获得佣金',
  step4Text_other: '客户付款 {{count}} 天后，佣金即获确认。',

  requirementsTitle: '您需要准备',
  id: '身份证或护照',
  wallet: '电子钱包证明',
  adult: '达到所在国家的法定吸烟年龄',

  previewTitle: '预估您的收入',
  previewText: '拖动滑块，设定您的客户每月购买的金额。',
  purchases: '您的客户每月购买金额',
  commission: '佣金',
  bonusShort: '月度奖金',
  sum: '合计',
} satisfies Messages;
