import type { Messages } from '@/lib/i18n';

export default {
  of: 'จาก {{most}}',
  wholePieces: 'จำนวนเต็มตั้งแต่ 0 ขึ้นไป',
  tooMany: 'ไม่เกิน {{most}}',
  noPieces: 'กรุณากรอกอย่างน้อยหนึ่งชิ้น',
  pieces: 'จำนวนชิ้นของ {{name}}',
  all: 'ทั้งหมด',
  none: 'ไม่เลือก',
} satisfies Messages;
