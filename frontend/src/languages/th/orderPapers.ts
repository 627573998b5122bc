import type { Messages } from '@/lib/i18n';

export default {
  papers: 'เอกสาร',
  open: 'เปิด {{paper}} เป็น PDF',
  proforma: 'ใบแจ้งหนี้ล่วงหน้า (Proforma)',
  invoice: 'ใบแจ้งหนี้',
  receipt: 'ใบเสร็จรับเงิน',
  'packing-slip': 'ใบรายการบรรจุสินค้า',
  'shipping-label': 'ใบปะหน้าพัสดุ',
  'delivery-note': 'ใบส่งของ',
  'credit-note': 'ใบลดหนี้',
} satisfies Messages;
