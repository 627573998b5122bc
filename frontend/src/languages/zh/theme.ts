import type { Messages } from '@/lib/i18n';

export default {
  toLight: '切换到浅色外观',
  toDark: '切换到深色外观',
} satisfies Messages;
