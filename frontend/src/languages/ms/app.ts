import type { Messages } from '@/lib/i18n';

export default {
  cartChanged: 'Troli anda dikembalikan seperti asal',
  cartRefused: 'Item ini tidak dapat kekal dalam troli anda.',

  view: 'Halaman orang lain',
  viewing: 'Anda melihat Tierway sebagai {{name}}. Tiada apa-apa boleh diubah.',
  viewEnd: 'Tamatkan',
  viewEndFailed: 'Anda masih melihat halaman ini',
  viewEndFailedText: 'Sila cuba lagi.',
} satisfies Messages;
