import type { Messages } from '@/lib/i18n';

export default {
  title: 'Orang lain telah mengubahnya',
  intro: 'Sila pilih nilai yang hendak disimpan. Perubahan anda masih ada.',
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
