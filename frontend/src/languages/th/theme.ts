import type { Messages } from '@/lib/i18n';

export default {
  toLight: 'เปลี่ยนเป็นโหมดสว่าง',
  toDark: 'เปลี่ยนเป็นโหมดมืด',
  close: 'ปิด',
  clear: 'ล้าง',
  open: 'เปิด',
  noOptions: 'ไม่มีตัวเลือก',
  loading: 'กำลังโหลด…',
  showPath: 'แสดงเส้นทางทั้งหมด',
} satisfies Messages;
