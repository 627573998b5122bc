import type { Messages } from '@/lib/i18n';

export default {
  'kind.product': '产品',
  'kind.order': '订单',
  'kind.document': '单据',
  'kind.person': '人员',
  'kind.supplier': '供应商',
  'document.quotation': '报价 {{number}}',
  'document.invoice': '发票 {{number}}',
  'document.receipt': '收据 {{number}}',
  'document.deliveryNote': '送货单 {{number}}',
  'document.creditNote': '贷项通知单 {{number}}',
  'document.return': '退货 {{number}}',
  'document.purchaseOrder': '采购订单 {{number}}',
  goToHint: '页面、名称、SKU 或编号',
  noMatch: '没有找到“{{query}}”的结果。',
  searching: '正在搜索…',
  failed: '搜索失败，请重试。',
} satisfies Messages;
