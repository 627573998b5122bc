import type { Messages } from '@/lib/i18n';

export default {
  queue: 'คิวคำสั่งซื้อ',
  dashboard: 'แดชบอร์ด',
  picking: 'การหยิบสินค้า',

  courier: 'ขนส่ง',
  'courier.express': 'ด่วนพิเศษ',
  'courier.standard': 'มาตรฐาน',
  'courier.economy': 'ประหยัด',
  'courier.none': 'ไม่มีขนส่ง',

  trackingNumber: 'หมายเลขพัสดุ',
  shippingNotes: 'หมายเหตุการจัดส่ง',
  updateLogistics: 'อัปเดตข้อมูลขนส่ง',
  updated: 'อัปเดตข้อมูลขนส่งแล้ว',
  updateFailed: 'อัปเดตข้อมูลขนส่งไม่สำเร็จ',
  tryAgain: 'กรุณาลองอีกครั้ง',
  order: 'คำสั่งซื้อ #{{id}}',

  recent: '7 วันที่ผ่านมา',
  now: 'ตอนนี้',
  against: 'จาก {{value}} ก่อนหน้า',
  ordersProcessed: 'คำสั่งซื้อที่ดำเนินการแล้ว',
  ordersShipped: 'คำสั่งซื้อที่จัดส่งแล้ว',
  ordersDelivered: 'คำสั่งซื้อที่ส่งถึงแล้ว',
  piecesReceived: 'ชิ้นที่รับเข้า',
  piecesProduced: 'ชิ้นที่ผลิต',
  issuesClosed: 'ปัญหาที่ปิดแล้ว',

  pickOrder: 'หยิบสินค้าของคำสั่งซื้อนี้',
  pickOrders_other: 'หยิบสินค้า {{count}} คำสั่งซื้อ',
  claimed: 'เริ่มหยิบสินค้าแล้ว',
  claimedText_other: 'คุณรับ {{count}} คำสั่งซื้อในรอบหยิบ #{{id}} แล้ว',
  shortfall: 'รับไม่ได้ {{missing}} จาก {{asked}} คำสั่งซื้อ: ไม่มีคำสั่งซื้อที่รออยู่อีก',
  shortfallTaken_other: '{{count}} คำสั่งซื้อมีคนอื่นกำลังหยิบอยู่',
  shortfallShort_other: '{{count}} คำสั่งซื้อสต็อกไม่พอ ให้หยิบจากหน้าของคำสั่งซื้อนั้น',
} satisfies Messages;
