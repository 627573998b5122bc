import type { Messages } from '@/lib/i18n';

export default {
  justNow: 'baru sahaja',
} satisfies Messages;
