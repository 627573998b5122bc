import type { Messages } from '@/lib/i18n';

export default {
  title: 'Kedai ini untuk orang dewasa',
  years: 'Anda mestilah berumur sekurang-kurangnya {{age}} tahun untuk masuk.',
  plain: 'Anda mestilah cukup umur untuk masuk.',
  mistake: 'Saya tersalah jawab',
} satisfies Messages;
