import type { Messages } from '@/lib/i18n';

export default {
  browserOn: '{{system}} 上的 {{browser}}',
} satisfies Messages;
