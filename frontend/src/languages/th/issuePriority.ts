import type { Messages } from '@/lib/i18n';

export default {
  urgent: 'เร่งด่วน',
  high: 'สูง',
  medium: 'ปานกลาง',
  low: 'ต่ำ',
} satisfies Messages;
