import type { Messages } from '@/lib/i18n';

export default {
  unknownDevice: 'Peranti tidak diketahui',
  unknownAddress: 'Alamat tidak diketahui',
  lastSeen: 'kali terakhir aktif',
  opened: 'log masuk',
  thisDevice: 'Peranti ini',
  end: 'Log keluar peranti',
  endTitle: 'Log keluar pada {{device}}?',
  endText: 'Pengguna perlu log masuk semula pada peranti itu.',
  ended: 'Peranti dilog keluar',
  endFailed: 'Peranti tidak dilog keluar',
  endFailedText: 'Sila cuba lagi.',
} satisfies Messages;
