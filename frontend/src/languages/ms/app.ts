import type { Messages } from '@/lib/i18n';

export default {
  cartChanged: 'Troli anda dipulihkan',
  cartRefused: 'Perubahan ini tidak dapat disimpan dalam troli anda.',

  view: 'Lihat sebagai',
  viewing: 'Anda melihat Tierway sebagai {{name}}. Tiada apa-apa boleh diubah.',
  viewEnd: 'Berhenti melihat',
  viewEndFailed: 'Tidak dapat berhenti melihat',
  viewEndFailedText: 'Sila cuba lagi.',

  connectionLost: 'Sambungan terputus. Mencuba semula…',
  notRefreshed: 'Sebahagian halaman ini tidak dapat dikemas kini. Mencuba semula…',
  signOutPending: 'Tiada sambungan. Anda akan dilog keluar sebaik sahaja pelayan dapat dihubungi.',
  outdated: 'Versi baharu tersedia.',
  reload: 'Muat semula',
  sessionEnded: 'Sesi anda telah tamat',
  sessionEndedText: 'Log masuk untuk meneruskan di tempat anda berhenti.',
} satisfies Messages;
