import type { Messages } from '@/lib/i18n';

export default {
  lines: 'รายการในตะกร้า',
  quantity: 'จำนวน {{name}}',
  remove: 'นำ {{name}} ออกจากตะกร้า',
  removed: 'นำออกจากตะกร้าแล้ว',
  unavailable: 'ไม่มีจำหน่ายแล้ว',
  each: 'ราคาต่อหน่วย {{price}}',
  priceUp: 'ราคา {{from}} ตอนที่ใส่ตะกร้า ขณะนี้เป็น {{to}}',
  pricesMoved: 'ราคาเปลี่ยนแปลงหลังจากที่คุณใส่สินค้าเหล่านี้ในตะกร้า',
  acceptPrices: 'รับทราบ',
  acceptFailed: 'ยืนยันราคาใหม่ไม่สำเร็จ',
  tryAgain: 'กรุณาลองอีกครั้ง',
  from: 'จาก {{name}}',

  cart: 'ตะกร้าสินค้า',
  openCart_other: 'ตะกร้าสินค้า {{count}} รายการ',
  empty: 'ตะกร้าของคุณว่างอยู่',
  emptyText: 'สินค้าที่เพิ่มจะแสดงที่นี่',
  total: 'ยอดรวม',
  checkout: 'ไปหน้าสั่งซื้อ',
  viewCart: 'ดูตะกร้า',
  signInToOrder: 'เข้าสู่ระบบเพื่อสั่งซื้อ',
  close: 'ปิด',
  stores_other: '{{count}} ร้าน แต่ละร้านแยกเป็นคนละคำสั่งซื้อ',
  cutOff: 'อัปเดตตะกร้าไม่สำเร็จ กรุณาลองอีกครั้ง',
} satisfies Messages;
