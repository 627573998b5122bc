import type { Messages } from '@/lib/i18n';

export default {
  share: '分享',
} satisfies Messages;
