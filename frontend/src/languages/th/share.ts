import type { Messages } from '@/lib/i18n';

export default {
  share: 'แชร์',
} satisfies Messages;
