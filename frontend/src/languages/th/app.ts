import type { Messages } from '@/lib/i18n';

export default {
  cartChanged: 'คืนค่าตะกร้าของคุณแล้ว',
  cartRefused: 'รายการนี้อยู่ในตะกร้าของคุณไม่ได้',

  view: 'หน้าของผู้อื่น',
  viewing: 'คุณกำลังดู Tierway ในฐานะ {{name}} และแก้ไขอะไรไม่ได้',
  viewEnd: 'สิ้นสุด',
  viewEndFailed: 'คุณยังเห็นหน้าเหล่านี้อยู่',
  viewEndFailedText: 'กรุณาลองอีกครั้ง',
} satisfies Messages;
