import type { Messages } from '@/lib/i18n';

export default {
  title: 'Sinonim carian',
  intro:
    'Perkataan dalam satu kumpulan membawa maksud yang sama: carian untuk satu perkataan turut menemui produk dengan perkataan lain. Nombor dan unit tidak memerlukan kumpulan: 6mg menemui 6 mg.',
  add: 'Tambah kumpulan',
  edit: 'Edit',
  editOf: 'Edit kumpulan {{word}}',
  remove: 'Padam',
  removeOf: 'Padam kumpulan {{word}}',
  groups_other: '{{count}} kumpulan',
  empty: 'Belum ada sinonim',
  emptyText:
    'Tambah perkataan yang digunakan pelanggan anda untuk benda yang sama, seperti vape juice, e-liquid dan eliquid.',
  addTitle: 'Tambah kumpulan',
  editTitle: 'Edit kumpulan',
  words: 'Perkataan',
  wordsHint: '2 hingga 20 perkataan, dipisahkan dengan koma atau pada baris berasingan.',
  tooFew: 'Sila masukkan sekurang-kurangnya dua perkataan yang sama maksudnya.',
  tooMany: 'Satu kumpulan mempunyai paling banyak 20 perkataan.',
  save: 'Simpan kumpulan',
  saved: 'Sinonim disimpan',
  savedText: 'Carian menggunakannya serta-merta.',
  removeTitle: 'Padam kumpulan {{word}}?',
  removeText: 'Carian untuk satu daripada perkataan ini tidak lagi menemui yang lain: {{words}}.',
  deleted: 'Dipadam',
  removed: 'Kumpulan dipadam',
  removeFailed: 'Kumpulan tidak dapat dipadam',
} satisfies Messages;
