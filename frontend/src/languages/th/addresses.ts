import type { Messages } from '@/lib/i18n';

export default {
  title: 'ที่อยู่',
  intro: 'ที่อยู่สำหรับจัดส่งคำสั่งซื้อของคุณ เลือกได้หนึ่งแห่งเมื่อสั่งซื้อ',
  add: 'เพิ่มที่อยู่',
  empty: 'ยังไม่มีที่อยู่',
  emptyText: 'บันทึกที่อยู่จัดส่งของคุณ แล้วเลือกใช้เมื่อสั่งซื้อ',
  isDefault: 'ค่าเริ่มต้น',
  edit: 'แก้ไข',
  editNamed: 'แก้ไข {{name}}',
  remove: 'ลบ',
  removeNamed: 'ลบ {{name}}',
  removeTitle: 'ลบ {{name}} หรือไม่',
  removeText: 'ที่อยู่นี้จะถูกลบออกจากสมุดที่อยู่ คำสั่งซื้อก่อนหน้านี้ยังคงเดิม',
  removed: 'ลบที่อยู่แล้ว',
  removeFailed: 'ลบที่อยู่ไม่สำเร็จ',
  tryAgain: 'กรุณาลองอีกครั้ง',
  makeDefault: 'ตั้งเป็นค่าเริ่มต้น',
  makeDefaultNamed: 'ตั้งเป็นค่าเริ่มต้น: {{name}}',
  defaultSet: 'เปลี่ยนที่อยู่เริ่มต้นแล้ว',
  full: 'สมุดที่อยู่ของคุณเต็มแล้ว ({{count}} ที่อยู่)',
} satisfies Messages;
