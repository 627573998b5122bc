import type { Messages } from '@/lib/i18n';

export default {
  Bank: '银行转账',
  Cash: '现金',
  Crypto: '加密货币',
  Wallet: '电子钱包',
  'Credit Card': '信用卡',
  'Debit Card': '借记卡',
  'Online Banking': '网上银行',
  'QR Pay': '扫码支付',
  'Pick-Up': '自提',
  'Air Courier Service': '航空快递',
  'Express Delivery': '快速配送',
  'Standard Shipping': '标准配送',
  'Sea Freight': '海运',
  'Land Transport': '陆运',
} satisfies Messages;
