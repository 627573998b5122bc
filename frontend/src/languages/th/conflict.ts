import type { Messages } from '@/lib/i18n';

export default {
  title: 'มีผู้อื่นแก้ไขรายการนี้ไปแล้ว',
  intro: 'กรุณาเลือกค่าที่จะเก็บไว้ การแก้ไขของคุณยังอยู่',
  theirs: 'ของผู้อื่น: {{value}}',
  mine: 'ของคุณ: {{value}}',
  takeTheirs: 'ใช้ของผู้อื่น',
  keepMine: 'ใช้ของฉัน',
  nothing: '(ว่าง)',
  on: 'เปิด',
  off: 'ปิด',
  back: 'กลับไปที่แบบฟอร์ม',
  save: 'บันทึก',
} satisfies Messages;
