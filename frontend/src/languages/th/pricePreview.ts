import type { Messages } from '@/lib/i18n';

export default {
  title: 'ราคาที่ผู้ซื้อจ่าย',
  intro: 'ราคาที่ผู้ซื้อแต่ละประเภทจะจ่ายตามราคาด้านบน ยังไม่มีการบันทึก',
  buyer: 'ผู้ซื้อ',
  customer: 'ลูกค้า',
  referredCustomer: 'ลูกค้าที่แนะนำมา',
  agent: 'ตัวแทน',
  dealer: 'ดีลเลอร์',
  wholesaler: 'ผู้ค้าส่ง',
  storeCustomer: 'ลูกค้าในร้านดีลเลอร์',
  each: '{{price}} ต่อชิ้น',
  notSold: 'ไม่ได้วางขาย',
  refused: 'ไม่ได้วางขาย: “{{sentence}}”',
  failed: 'คำนวณตัวอย่างไม่สำเร็จ',
  retry: 'ลองอีกครั้ง',
} satisfies Messages;
