import type { Messages } from '@/lib/i18n';

export default {
  pendingTitle: 'บัญชีของคุณกำลังรอการอนุมัติ',
  pendingText:
    'คุณดูข้อมูลทั่วไปได้ก่อน ราคา คำสั่งซื้อ และการจ่ายเงินของคุณจะเปิดให้ใช้เมื่อตรวจสอบการลงทะเบียนเสร็จ เราจะแจ้งให้ทราบทันที',
  rejectedTitle: 'การลงทะเบียนของคุณไม่ได้รับการอนุมัติ',
  rejectedText: 'ดูเหตุผลได้ในบัญชีของคุณ',
  account: 'บัญชีของฉัน',
  documents: 'เอกสารของฉัน',
} satisfies Messages;
