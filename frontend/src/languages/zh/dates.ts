import type { Messages } from '@/lib/i18n';

export default {
  justNow: '刚刚',
} satisfies Messages;
