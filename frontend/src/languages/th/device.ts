import type { Messages } from '@/lib/i18n';

export default {
  browserOn: '{{browser}} บน {{system}}',
} satisfies Messages;
