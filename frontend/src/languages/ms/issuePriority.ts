import type { Messages } from '@/lib/i18n';

export default {
  urgent: 'Segera',
  high: 'Tinggi',
  medium: 'Sederhana',
  low: 'Rendah',
} satisfies Messages;
