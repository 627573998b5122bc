import type { Messages } from '@/lib/i18n';

export default {
  browserOn: '{{browser}} pada {{system}}',
} satisfies Messages;
