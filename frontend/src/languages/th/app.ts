import type { Messages } from '@/lib/i18n';

export default {
  cartChanged: 'คืนค่าตะกร้าของคุณแล้ว',
  cartRefused: 'บันทึกการเปลี่ยนแปลงนี้ในตะกร้าสินค้าของคุณไม่ได้',

  view: 'ดูในฐานะ',
  viewing: 'คุณกำลังดู Tierway ในฐานะ {{name}} และแก้ไขอะไรไม่ได้',
  viewEnd: 'หยุดดู',
  viewEndFailed: 'หยุดดูไม่สำเร็จ',
  viewEndFailedText: 'กรุณาลองอีกครั้ง',

  connectionLost: 'การเชื่อมต่อขาดหาย กำลังลองใหม่…',
  notRefreshed: 'บางส่วนของหน้านี้รีเฟรชไม่ได้ กำลังลองใหม่…',
  signOutPending: 'ไม่มีการเชื่อมต่อ ระบบจะออกให้ทันทีที่ติดต่อเซิร์ฟเวอร์ได้',
  outdated: 'มีเวอร์ชันใหม่แล้ว',
  reload: 'โหลดใหม่',
  sessionEnded: 'เซสชันของคุณสิ้นสุดแล้ว',
  sessionEndedText: 'เข้าสู่ระบบเพื่อทำต่อจากจุดเดิม',
} satisfies Messages;
