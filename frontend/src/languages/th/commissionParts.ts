import type { Messages } from '@/lib/i18n';

export default {
  how: 'คำนวณอย่างไร',
  howNamed: 'วิธีคำนวณค่าคอมมิชชันของคำสั่งซื้อ #{{id}}',
  title: 'ค่าคอมมิชชันของคำสั่งซื้อ #{{id}}',
  goods: 'มูลค่าสินค้าเมื่อชำระเงิน',
  goodsHint: 'ไม่รวมภาษีและค่าจัดส่ง',
  remaining: 'มูลค่าสินค้าที่ยังได้ค่าคอมมิชชัน',
  remainingHint: 'มีการคืนสินค้าบางส่วนของคำสั่งซื้อ',
  steps: 'นับทุก ๆ {{basis}} เต็มจำนวน',
  stepsValue_other: '{{count}} ครั้ง',
  agent: 'ตัวแทน',
  subAgent: 'ตัวแทนย่อย',
  yours: 'คุณ',
  product: '{{steps}} × {{rate}}',
  nothingLeft: 'คืนสินค้าทั้งหมดแล้ว จึงไม่มีค่าคอมมิชชัน',
  noHold: 'อนุมัติทันทีเมื่อคำสั่งซื้อชำระเงินแล้ว',
  hold_other: 'อนุมัติหลังชำระเงิน {{count}} วัน',
  status: 'สถานะ',
  payout: 'การจ่ายเงิน',
  frozen: 'ใช้อัตรา ณ วันที่ชำระเงิน แผนที่ออกภายหลังไม่มีผลย้อนหลัง',
} satisfies Messages;
