import type { Messages } from '@/lib/i18n';

export default {
  papers: '单据',
  open: '{{paper}} PDF',
  proforma: '形式发票',
  invoice: '发票',
  receipt: '收据',
  'packing-slip': '装箱单',
  'shipping-label': '面单',
  'delivery-note': '送货单',
  'credit-note': '贷项通知单',
} satisfies Messages;
