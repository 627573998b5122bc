import type { Messages } from '@/lib/i18n';

export default {
  failedToLoad: 'Kandungan ini tidak dapat dimuatkan. Sila cuba lagi.',
  requestId: 'Rujukan {{id}}',
  stale: 'Maklumat ini mungkin bukan yang terkini.',
  seconds_other: 'Sila tunggu {{count}} saat sebelum mencuba lagi.',
  minutes_other: 'Sila tunggu {{count}} minit sebelum mencuba lagi.',
  over: 'Anda boleh mencuba lagi sekarang.',
} satisfies Messages;
