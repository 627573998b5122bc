import type { Messages } from '@/lib/i18n';

export default {
  title: 'ความช่วยเหลือ',
  lead: 'คู่มือสั้น ๆ สำหรับงานประจำวัน',
  search: 'ค้นหาความช่วยเหลือ',
  found_other: 'พบ {{count}} หน้า',
  none: 'ไม่พบหน้าความช่วยเหลือที่มี “{{query}}”',
  noneText: 'ลองใช้คำน้อยลงหรือคำอื่น',
  guide: 'คู่มือการเชื่อมต่อระบบ',
  guideLead: 'สำหรับผู้ที่เชื่อมต่อโปรแกรมอื่นกับระบบนี้ เป็นภาษาอังกฤษ',
  'for.joining': 'ก่อนเข้าร่วม',
  'for.buyers': 'สำหรับผู้ซื้อ',
  'for.dealers': 'สำหรับดีลเลอร์',
  'for.wholesalers': 'สำหรับผู้ค้าส่ง',
  'for.agents': 'สำหรับตัวแทน',
  'for.warehouse': 'สำหรับคลังสินค้า',
  'for.employees': 'สำหรับพนักงาน',
  'for.manufacturer': 'สำหรับผู้ผลิต',
  'for.admin': 'สำหรับผู้ดูแลระบบ',
  'for.everyone': 'สำหรับทุกคน',
} satisfies Messages;
