import type { Messages } from '@/lib/i18n';

export default {
  justNow: 'เมื่อสักครู่',
} satisfies Messages;
