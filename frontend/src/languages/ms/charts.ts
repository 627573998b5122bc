import type { Messages } from '@/lib/i18n';

export default {
  asTable: 'Tunjukkan sebagai jadual',
  asChart: 'Tunjukkan sebagai carta',
  when: 'Masa',
  picture: 'PNG',
  pictureOf: '{{title}} sebagai gambar PNG',
  pictureFailed: 'Gambar tidak dapat dibuat',
  pictureFailedText: 'Sila cuba lagi, atau gunakan jadual.',
} satisfies Messages;
