import type { Messages } from '@/lib/i18n';

export default {
  of: 'daripada {{most}}',
  wholePieces: 'Nombor bulat, 0 atau lebih.',
  tooMany: 'Paling banyak {{most}}.',
  noPieces: 'Sila masukkan sekurang-kurangnya satu unit.',
  pieces: 'Unit {{name}}',
  all: 'Semua',
  none: 'Tiada',
} satisfies Messages;
