import type { Messages } from '@/lib/i18n';

export default {
  toLight: 'Tukar kepada warna cerah',
  toDark: 'Tukar kepada warna gelap',
} satisfies Messages;
