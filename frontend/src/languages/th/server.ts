import type { Messages } from '@/lib/i18n';

export default {
  networkTitle: 'เครือข่ายขัดข้อง',
  network: 'เครือข่ายขัดข้อง กรุณาลองอีกครั้ง',

  'notice.order': 'คำสั่งซื้อ',
  'notice.stock_update': 'การปรับปรุงสต็อก',
  'notice.low_stock': 'สต็อกเหลือน้อย',
  'notice.back_in_stock': 'มีสินค้าอีกครั้ง',
  'notice.lot_hold': 'ล็อตที่กักไว้',
  'notice.lot_expired': 'ล็อตที่หมดอายุ',
  'notice.issue': 'ปัญหา',
  'notice.mention': 'การกล่าวถึง',
  'notice.purchase_order': 'ใบสั่งซื้อ',
  'notice.payout': 'การจ่ายเงิน',
  'notice.bonus': 'โบนัส',
  'notice.registration': 'การลงทะเบียนใหม่',
  'notice.approval': 'ผลการพิจารณาบัญชีของฉัน',
  'notice.document': 'เอกสาร',
  'notice.password': 'รหัสผ่านของฉัน',
  'notice.webhook': 'เว็บฮุกของฉัน',
  'notice.passwordReset': 'คำขอรหัสผ่านใหม่',

  'document.businessLicense': 'ใบอนุญาตประกอบธุรกิจ',
  'document.bankStatement': 'รายการเดินบัญชีธนาคาร',
  'document.shopPhotos': 'รูปถ่ายหน้าร้าน',
  'document.idDocument': 'เอกสารแสดงตัวตน',
  'document.walletProof': 'หลักฐานกระเป๋าเงินดิจิทัล',
  'document.employmentLetter': 'หนังสือรับรองการทำงาน',
} satisfies Messages;
