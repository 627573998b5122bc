import type { Messages } from '@/lib/i18n';

export default {
  unit: 'ชิ้น',
  pack: 'แพ็ก',
  bulk: 'ลัง',
  pieces_other: '{{shown}} ชิ้น',
  of: '{{size}} ({{pieces}})',
} satisfies Messages;
