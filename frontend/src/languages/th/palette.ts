import type { Messages } from '@/lib/i18n';

export default {
  'kind.product': 'สินค้า',
  'kind.order': 'คำสั่งซื้อ',
  'kind.document': 'เอกสาร',
  'kind.person': 'บุคคล',
  'kind.supplier': 'ซัพพลายเออร์',
  'document.quotation': 'ใบเสนอราคา {{number}}',
  'document.invoice': 'ใบแจ้งหนี้ {{number}}',
  'document.receipt': 'ใบเสร็จรับเงิน {{number}}',
  'document.deliveryNote': 'ใบส่งของ {{number}}',
  'document.creditNote': 'ใบลดหนี้ {{number}}',
  'document.return': 'การคืนสินค้า {{number}}',
  'document.purchaseOrder': 'ใบสั่งซื้อ {{number}}',
  goToHint: 'หน้า ชื่อ SKU หรือเลขที่',
  noMatch: 'ไม่พบสิ่งใดสำหรับ “{{query}}”',
  searching: 'กำลังค้นหา…',
  failed: 'การค้นหาไม่สำเร็จ กรุณาลองอีกครั้ง',
} satisfies Messages;
