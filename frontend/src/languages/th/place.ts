import type { Messages } from '@/lib/i18n';

export default {
  nowhere: 'ไม่มีประเทศ',
  waiting: 'การย้ายของคุณจาก {{from}} ไป {{to}} กำลังรออนุมัติ ระหว่างนี้ใช้ราคาของภูมิภาคเดิม',
  title: 'การย้ายที่รออนุมัติ',
  intro: 'ใช้ราคาของภูมิภาคเดิมจนกว่าคุณจะตัดสินใจ',
  move: '{{from}} → {{to}}',
  approve: 'อนุมัติ',
  approveNamed: 'อนุมัติการย้ายของ {{name}}',
  refuse: 'ปฏิเสธ',
  refuseNamed: 'ปฏิเสธการย้ายของ {{name}}',
  refuseTitle: 'ปฏิเสธการย้ายของ {{name}} หรือไม่',
  refuseText: '{{name}} ยังอยู่ที่ {{from}} และจะเห็นเหตุผลของคุณ',
  reason: 'เหตุผล',
  approved: 'อนุมัติการย้ายแล้ว',
  approvedText: '{{name}} จ่ายตามราคาของ {{to}} แล้ว',
  refused: 'ปฏิเสธการย้ายแล้ว',
  refusedText: 'แจ้งให้ {{name}} ทราบแล้ว',
  failed: 'อัปเดตการย้ายไม่สำเร็จ',
} satisfies Messages;
