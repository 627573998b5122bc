import type { Messages } from '@/lib/i18n';

export default {
  title: '加盟经销商',
  lead: '在您的店铺销售我们的产品，在建议价区间内自主定价。',
  apply: '申请成为经销商',
  signIn: '经销商登录',
  store: '访问经销商店铺',

  benefitsTitle: '您将获得',
  margin: '利润率最高 40%',
  marginText: '您按经销价进货，在建议价区间内自主定价。',
  pricing: '经销商定价',
  pricingText: '每个产品都标明您的单件、整包和整箱价格。',
  minimum: '无最低起订量',
  minimumText: '一件或一托盘均可订购，下单即预留库存。',
  territory: '区域经销权',
  territoryText: '您可申请在目标国家和地区销售。',
  support: '业务支持',
  supportText: '每张订单从付款到送达全程可查。',

  requirementsTitle: '您需要准备',
  experience: '至少 2 年零售经验',
  dealerId: '您的经销商编号',
  licence: '公司营业执照',
  bank: '银行对账单',
  photos: '店铺照片',

  stepsTitle: '四个步骤',
  step1: '申请',
  step1Text: '填写表格并附上文件。',
  step2: '审核',
  step2Text: '我们审核您的营业执照、对账单和照片。',
  step3: '通过审核',
  step3Text: '您会收到通知，经销价随即开放。',
  step4: '销售',
  step4Text: '订货并按您的定价销售。',
} satisfies Messages;
