import type { Messages } from '@/lib/i18n';

export default {
  lines: 'Item troli',
  quantity: 'Kuantiti {{name}}',
  remove: 'Buang {{name}} daripada troli',
  removed: 'Dibuang daripada troli',
  unavailable: 'Tidak lagi tersedia',
  each: '{{price}} setiap satu',
  priceUp: 'Harganya {{from}} semasa anda memasukkannya; kini {{to}}.',
  pricesMoved: 'Harga telah berubah sejak anda memasukkan produk ini.',
  acceptPrices: 'Faham',
  acceptFailed: 'Harga baharu tidak dapat disahkan',
  tryAgain: 'Sila cuba lagi.',
  from: 'Daripada {{name}}',

  cart: 'Troli',
  openCart_other: 'Troli, {{count}} item',
  empty: 'Troli anda kosong',
  emptyText: 'Produk yang anda tambah akan dipaparkan di sini.',
  total: 'Jumlah',
  checkout: 'Daftar keluar',
  viewCart: 'Lihat troli',
  signInToOrder: 'Log masuk untuk memesan',
  close: 'Tutup',
  stores_other: '{{count}} kedai; setiap kedai ialah pesanan berasingan.',
  cutOff: 'Troli anda tidak dapat dikemas kini. Sila cuba lagi.',
} satisfies Messages;
