import type { Messages } from '@/lib/i18n';

export default {
  cartChanged: 'Troli anda dikembalikan seperti asal',
  cartRefused: 'Item ini tidak dapat kekal dalam troli anda.',
} satisfies Messages;
