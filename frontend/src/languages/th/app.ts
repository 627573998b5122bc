import type { Messages } from '@/lib/i18n';

export default {
  cartChanged: 'คืนค่าตะกร้าของคุณแล้ว',
  cartRefused: 'รายการนี้อยู่ในตะกร้าของคุณไม่ได้',
} satisfies Messages;
