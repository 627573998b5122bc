import type { Messages } from '@/lib/i18n';

export default {
  period: 'ช่วงเวลา',
  'period.30': '30 วันล่าสุด',
  'period.90': '90 วันล่าสุด',
  'period.365': '12 เดือนล่าสุด',
  custom: 'ช่วงที่กำหนดเอง',
  from: 'ตั้งแต่',
  to: 'ถึง',
  bucket: 'จัดกลุ่มตาม',
  'bucket.day': 'วัน',
  'bucket.week': 'สัปดาห์',
  'bucket.month': 'เดือน',
  wrongOrder: 'วันสิ้นสุดอยู่ก่อนวันเริ่มต้น',
  weekOf: 'สัปดาห์ของ {{date}}',
  'period.last-month': 'เดือนที่แล้ว',
} satisfies Messages;
