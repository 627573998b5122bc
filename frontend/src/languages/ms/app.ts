import type { Messages } from '@/lib/i18n';

export default {
  cartChanged: 'Troli anda dikembalikan seperti asal',
  cartRefused: 'Item ini tidak dapat kekal dalam troli anda.',

  view: 'Halaman orang lain',
  viewing: 'Anda melihat Tierway sebagai {{name}}. Tiada apa-apa boleh diubah.',
  viewEnd: 'Tamatkan',
  viewEndFailed: 'Anda masih melihat halaman ini',
  viewEndFailedText: 'Sila cuba lagi.',

  connectionLost: 'Sambungan terputus, cuba lagi …',
  notRefreshed: 'Sebahagian halaman ini tidak dapat dikemas kini, cuba lagi …',
  signOutPending:
    'Anda belum dilog keluar: tiada sambungan. Ia berlaku sebaik sahaja pelayan dapat dihubungi.',
  outdated: 'Terdapat versi baharu halaman ini.',
  reload: 'Muat semula',
  sessionEnded: 'Sesi anda telah tamat',
  sessionEndedText: 'Log masuk untuk meneruskan di tempat anda berhenti.',
} satisfies Messages;
