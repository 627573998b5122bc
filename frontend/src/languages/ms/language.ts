import type { Messages } from '@/lib/i18n';

export default {
  menu: 'Bahasa: {{language}}',
  title: 'Bahasa',
  text: 'Halaman, e-mel dan dokumen menggunakan bahasa ini pada semua peranti anda.',
} satisfies Messages;
