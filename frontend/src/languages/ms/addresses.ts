import type { Messages } from '@/lib/i18n';

export default {
  title: 'Alamat',
  intro: 'Tempat pesanan anda dihantar. Anda memilih salah satu semasa membuat pesanan.',
  add: 'Tambah alamat',
  empty: 'Belum ada alamat',
  emptyText:
    'Simpan alamat penghantaran anda di sini, dan pilih dengan satu klik semasa membuat pesanan.',
  isDefault: 'Lalai',
  edit: 'Edit',
  editNamed: 'Edit {{name}}',
  remove: 'Buang',
  removeNamed: 'Buang {{name}}',
  removeTitle: 'Buang {{name}}?',
  removeText:
    'Alamat ini dikeluarkan daripada buku alamat anda. Pesanan yang dihantar ke situ mengekalkannya.',
  removed: 'Alamat dibuang',
  removeFailed: 'Alamat tidak dibuang',
  tryAgain: 'Sila cuba lagi.',
  makeDefault: 'Jadikan lalai',
  makeDefaultNamed: 'Jadikan lalai: {{name}}',
  defaultSet: 'Alamat lalai diubah',
  full: 'Buku alamat anda penuh ({{count}} alamat).',
} satisfies Messages;
