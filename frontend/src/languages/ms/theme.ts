import type { Messages } from '@/lib/i18n';

export default {
  toLight: 'Tukar kepada mod cerah',
  toDark: 'Tukar kepada mod gelap',
  close: 'Tutup',
  clear: 'Kosongkan',
  open: 'Buka',
  noOptions: 'Tiada pilihan',
  loading: 'Memuatkan…',
  showPath: 'Tunjukkan laluan penuh',
} satisfies Messages;
