import type { Messages } from '@/lib/i18n';

export default {
  cartChanged: 'คืนค่าตะกร้าของคุณแล้ว',
  cartRefused: 'รายการนี้อยู่ในตะกร้าของคุณไม่ได้',

  view: 'หน้าของผู้อื่น',
  viewing: 'คุณกำลังดู Tierway ในฐานะ {{name}} และแก้ไขอะไรไม่ได้',
  viewEnd: 'สิ้นสุด',
  viewEndFailed: 'คุณยังเห็นหน้าเหล่านี้อยู่',
  viewEndFailedText: 'กรุณาลองอีกครั้ง',

  connectionLost: 'การเชื่อมต่อขาดหาย กำลังลองใหม่ …',
  notRefreshed: 'บางส่วนของหน้านี้รีเฟรชไม่ได้ กำลังลองใหม่ …',
  signOutPending: 'คุณยังไม่ได้ออกจากระบบ: ไม่มีการเชื่อมต่อ ระบบจะออกให้ทันทีที่ติดต่อเซิร์ฟเวอร์ได้',
  outdated: 'หน้านี้มีเวอร์ชันใหม่แล้ว',
  reload: 'โหลดใหม่',
  sessionEnded: 'เซสชันของคุณสิ้นสุดแล้ว',
  sessionEndedText: 'เข้าสู่ระบบเพื่อทำต่อจากจุดเดิม',
} satisfies Messages;
