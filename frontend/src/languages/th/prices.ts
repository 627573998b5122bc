import type { Messages } from '@/lib/i18n';

export default {
  product: 'สินค้า',
  basePrice: 'ราคาฐาน',
  keys: 'ใช้ปุ่มลูกศรเพื่อเลื่อน กด Enter หรือพิมพ์เพื่อแก้ไข Tab เพื่อไปยังราคาถัดไป Delete เพื่อลบราคา Ctrl+C, Ctrl+V และ Ctrl+D เพื่อคัดลอก วาง และเติมลง รวมถึงจากสเปรดชีต Ctrl+Z เพื่อเลิกทำ กด Esc แล้ว Tab เพื่อออกจากตาราง',
  cell: '{{name}}, {{column}}: {{price}}',
  cellEdited: '{{name}}, {{column}}: {{price}}, ยังไม่บันทึก, {{note}}',
  cellPlain: '{{name}}, {{column}}: {{price}}, {{note}}',
  priceOf: 'ราคาของ {{name}} ใน {{column}}',
  none: 'ไม่มี',
  inherited: 'ไม่มี ราคาฐาน {{price}}',
  was: 'เดิม {{price}}',
  wasNone: 'ราคาใหม่',
  removed: 'ลบแล้ว เดิม {{price}}',
  upcoming: '{{price}} ตั้งแต่ {{day}}',
  upcomingNone: 'ไม่มีราคาตั้งแต่ {{day}}',
  conflict: 'ขณะนี้ {{price}}',
  conflictNone: 'ขณะนี้ถูกลบแล้ว',
  notMoney: 'กรุณากรอกราคา เช่น 5.40',
  notAboveZero: 'กรุณากรอกราคาที่มากกว่าศูนย์',
  tooMuch: 'มากเกินไป',
  selected_other: 'เลือก {{count}} เซลล์',
} satisfies Messages;
