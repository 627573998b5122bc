import type { Messages } from '@/lib/i18n';

export default {
  employeeId: 'รหัสพนักงาน',
  pendingId: 'รอออกรหัส',
  position: 'ตำแหน่ง',
  department: 'แผนก',
  none: 'ไม่ได้ระบุ',
  active: 'ใช้งานอยู่',
  inactive: 'ปิดใช้งาน',
  logout: 'ออกจากระบบ',
} satisfies Messages;
