import type { Messages } from '@/lib/i18n';

export default {
  menu: 'Bahasa: {{language}}',
  title: 'Bahasa',
  text: 'Semua halaman dalam pelayar ini ditunjukkan dalam bahasa ini, dengan tarikh dan nombornya.',
} satisfies Messages;
