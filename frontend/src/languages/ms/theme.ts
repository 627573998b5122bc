import type { Messages } from '@/lib/i18n';

export default {
  toLight: 'Tukar kepada warna cerah',
  toDark: 'Tukar kepada warna gelap',
  close: 'Tutup',
  clear: 'Kosongkan',
  open: 'Buka',
  noOptions: 'Tiada pilihan',
  loading: 'Memuatkan…',
  showPath: 'Tunjukkan laluan penuh',
} satisfies Messages;
