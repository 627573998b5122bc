import type { Messages } from '@/lib/i18n';

export default {
  title: 'Seseorang telah mengubahnya sementara itu',
  intro: 'Pilih nilai yang hendak disimpan. Apa yang anda taip masih ada.',
  theirs: 'Nilai mereka: {{value}}',
  mine: 'Nilai anda: {{value}}',
  takeTheirs: 'Guna nilai mereka',
  keepMine: 'Kekalkan nilai saya',
  nothing: '(kosong)',
  on: 'Hidup',
  off: 'Mati',
  back: 'Kembali ke borang',
  save: 'Simpan',
} satisfies Messages;
