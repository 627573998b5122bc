import type { Messages } from '@/lib/i18n';

export default {
  share: 'Kongsi',
} satisfies Messages;
