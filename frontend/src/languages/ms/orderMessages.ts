import type { Messages } from '@/lib/i18n';

export default {
  title: 'Mesej',
  none: 'Belum ada mesej.',
  write: 'Tulis mesej',
  missing: 'Sila masukkan mesej.',
  tooLong: 'Paling banyak {{most}} aksara.',
  send: 'Hantar',
  sending: 'Menghantar…',
  failed: 'Mesej tidak dihantar',
  you: 'Anda',
  company: 'Syarikat',
  older: 'Mesej lama',
} satisfies Messages;
