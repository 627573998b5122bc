import type { Messages } from '@/lib/i18n';

export default {
  title: 'ข้อความ',
  none: 'ยังไม่มีข้อความ',
  write: 'เขียนข้อความ',
  missing: 'กรุณากรอกข้อความ',
  tooLong: 'ไม่เกิน {{most}} ตัวอักษร',
  send: 'ส่ง',
  sending: 'กำลังส่ง…',
  failed: 'ส่งข้อความไม่สำเร็จ',
  you: 'คุณ',
  company: 'บริษัท',
  older: 'ข้อความก่อนหน้า',
} satisfies Messages;
