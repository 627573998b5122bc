import type { Messages } from '@/lib/i18n';

export default {
  unknownDevice: 'Peranti tidak diketahui',
  unknownAddress: 'Alamat tidak diketahui',
  lastSeen: 'kali terakhir dilihat',
  opened: 'log masuk',
  thisDevice: 'Peranti ini',
  end: 'Log keluar di sana',
  endTitle: 'Log keluar pada {{device}}?',
  endText: 'Sesiapa yang menggunakannya perlu log masuk semula.',
  ended: 'Telah dilog keluar di sana',
  endFailed: 'Sesi tidak ditamatkan',
  endFailedText: 'Sila cuba lagi.',
} satisfies Messages;
