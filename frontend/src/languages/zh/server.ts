import type { Messages } from '@/lib/i18n';

export default {
  networkTitle: '网络错误',
  network: '网络错误，请重试。',

  'notice.order': '订单',
  'notice.stock_update': '库存更新',
  'notice.low_stock': '低库存',
  'notice.back_in_stock': '恢复供货',
  'notice.lot_hold': '批次冻结',
  'notice.lot_expired': '批次过期',
  'notice.issue': '问题',
  'notice.mention': '提及',
  'notice.purchase_order': '采购订单',
  'notice.payout': '佣金发放',
  'notice.bonus': '奖金',
  'notice.registration': '新注册',
  'notice.approval': '我的账户审核结果',
  'notice.document': '文件',
  'notice.password': '我的密码',
  'notice.webhook': '我的 Webhook',
  'notice.passwordReset': '密码重置申请',

  'document.businessLicense': '营业执照',
  'document.bankStatement': '银行对账单',
  'document.shopPhotos': '店铺照片',
  'document.idDocument': '身份证件',
  'document.walletProof': '电子钱包证明',
  'document.employmentLetter': '在职证明',
} satisfies Messages;
