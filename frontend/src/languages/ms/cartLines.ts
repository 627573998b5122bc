import type { Messages } from '@/lib/i18n';

export default {
  lines: 'Baris dalam troli',
  quantity: 'Kuantiti {{name}}',
  remove: 'Buang {{name}} daripada troli',
  removed: 'Dibuang daripada troli',
  unavailable: 'Tidak lagi tersedia',
  each: '{{price}} setiap satu',
  priceUp: 'Harganya {{from}} semasa anda memasukkannya; kini {{to}}.',
  pricesMoved: 'Harga telah berubah sejak anda memasukkan produk ini.',
  acceptPrices: 'OK, saya sudah lihat',
  acceptFailed: 'Jawapan anda tidak diterima',
  tryAgain: 'Sila cuba lagi.',
  from: 'Daripada {{name}}',

  cart: 'Troli',
  openCart_other: 'Troli, {{count}} item',
  empty: 'Troli anda kosong',
  emptyText: 'Produk yang anda tambah disimpan di sini sehingga anda membuat pesanan.',
  total: 'Jumlah',
  checkout: 'Daftar keluar',
  goOn: 'Teruskan membeli-belah',
  close: 'Tutup',
  stores_other: '{{count}} kedai; setiap kedai ialah pesanan berasingan.',
  cutOff: 'Troli anda tidak dapat dikemas kini. Sila cuba lagi.',
} satisfies Messages;
