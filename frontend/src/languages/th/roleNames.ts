import type { Messages } from '@/lib/i18n';

export default {
  admin: 'ผู้ดูแลระบบ',
  manufacturer: 'ผู้ผลิต',
  wholesaler: 'ผู้ค้าส่ง',
  dealer: 'ดีลเลอร์',
  agent: 'ตัวแทน',
  'sub-agent': 'ตัวแทนย่อย',
  customer: 'ลูกค้า',
  employee: 'พนักงาน',
  warehouse: 'คลังสินค้า',
} satisfies Messages;
