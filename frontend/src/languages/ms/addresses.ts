import type { Messages } from '@/lib/i18n';

export default {
  title: 'Alamat',
  intro: 'Alamat penghantaran pesanan anda. Pilih satu semasa membuat pesanan.',
  add: 'Tambah alamat',
  empty: 'Belum ada alamat',
  emptyText: 'Simpan alamat penghantaran anda dan pilih satu semasa membuat pesanan.',
  isDefault: 'Lalai',
  edit: 'Edit',
  editNamed: 'Edit {{name}}',
  remove: 'Buang',
  removeNamed: 'Buang {{name}}',
  removeTitle: 'Buang {{name}}?',
  removeText:
    'Alamat ini akan dibuang daripada buku alamat anda. Pesanan terdahulu tidak terjejas.',
  removed: 'Alamat dibuang',
  removeFailed: 'Alamat tidak dibuang',
  tryAgain: 'Sila cuba lagi.',
  makeDefault: 'Jadikan lalai',
  makeDefaultNamed: 'Jadikan lalai: {{name}}',
  defaultSet: 'Alamat lalai diubah',
  full: 'Buku alamat anda penuh ({{count}} alamat).',
} satisfies Messages;
