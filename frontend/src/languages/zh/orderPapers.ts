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
  eInvoices: '{{paper}}的电子发票',
  ubl: 'UBL (XML)',
  facturx: 'Factur-X (PDF)',
  noEInvoice: '没有电子发票',
  tryAgain: '请重试。',
} satisfies Messages;
