import type { Messages } from '@/lib/i18n';

export default {
  title: 'คำพ้องสำหรับการค้นหา',
  intro:
    'คำในกลุ่มเดียวกันมีความหมายเหมือนกัน: การค้นหาคำหนึ่งจะพบสินค้าที่ใช้คำอื่นด้วย ตัวเลขและหน่วยไม่ต้องจัดกลุ่ม: 6mg พบ 6 mg',
  add: 'เพิ่มกลุ่ม',
  edit: 'แก้ไข',
  editOf: 'แก้ไขกลุ่มของ {{word}}',
  remove: 'ลบ',
  removeOf: 'ลบกลุ่มของ {{word}}',
  groups_other: '{{count}} กลุ่ม',
  empty: 'ยังไม่มีคำพ้อง',
  emptyText: 'เพิ่มคำที่ลูกค้าใช้เรียกสิ่งเดียวกัน เช่น vape juice, e-liquid และ eliquid',
  addTitle: 'เพิ่มกลุ่ม',
  editTitle: 'แก้ไขกลุ่ม',
  words: 'คำ',
  wordsHint: '2 ถึง 20 คำ คั่นด้วยจุลภาคหรือขึ้นบรรทัดใหม่',
  tooFew: 'กรุณากรอกคำที่มีความหมายเหมือนกันอย่างน้อยสองคำ',
  tooMany: 'หนึ่งกลุ่มมีได้ไม่เกิน 20 คำ',
  save: 'บันทึกกลุ่ม',
  saved: 'บันทึกคำพ้องแล้ว',
  savedText: 'การค้นหาใช้คำเหล่านี้ทันที',
  removeTitle: 'ลบกลุ่มของ {{word}} หรือไม่',
  removeText: 'การค้นหาคำหนึ่งในนี้จะไม่พบคำอื่นอีก: {{words}}',
  deleted: 'ลบแล้ว',
  removed: 'ลบกลุ่มแล้ว',
  removeFailed: 'ลบกลุ่มไม่สำเร็จ',
} satisfies Messages;
