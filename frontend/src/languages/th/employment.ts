import type { Messages } from '@/lib/i18n';

export default {
  change: 'ตำแหน่งและสิทธิ์',
  positionTitle: 'ตำแหน่งและสิทธิ์ของ {{name}}',
  position: 'ตำแหน่ง',
  department: 'แผนก',
  access: 'สิทธิ์เข้าถึง',
  accessEmployee: 'พนักงาน',
  accessWarehouse: 'คลังสินค้า',
  accessHint: 'ผู้มีสิทธิ์เข้าถึงคลังสินค้าใช้หน้าเข้าสู่ระบบของคลังสินค้า',
  choose: 'ไม่ได้ระบุ',
  save: 'บันทึก',
  saving: 'กำลังบันทึก…',
  updated: 'อัปเดตสถานะพนักงานแล้ว',
  failed: 'อัปเดตพนักงานไม่สำเร็จ',
  failedText: 'เกิดข้อผิดพลาดขณะอัปเดตสถานะพนักงาน',
} satisfies Messages;
