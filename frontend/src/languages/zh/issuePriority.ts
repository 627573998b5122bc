import type { Messages } from '@/lib/i18n';

export default {
  urgent: '紧急',
  high: '高',
  medium: '中',
  low: '低',
} satisfies Messages;
