import type { Messages } from '@/lib/i18n';

export default {
  usa: 'Amerika Syarikat',
  canada: 'Kanada',
  europe: 'Eropah',
  asia: 'Asia',
  online: 'Dalam talian',
  store: 'Kedai pengedar',
} satisfies Messages;
