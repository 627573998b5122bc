import type { Messages } from '@/lib/i18n';

export default {
  dealerPrice: 'Harga pengedar',
  agentPrice: 'Harga ejen',
  wholesalePrice: 'Harga borong',
  yourPrice: 'Harga anda',
  signInForPrice: 'Log masuk untuk harga anda',
  addToCart: 'Tambah ke troli',
  addNamed: 'Tambah ke troli: {{name}}',
  added: 'Ditambah ke troli',
  addedText: '{{quantity}} × {{tier}} {{name}}',
  viewCart: 'Lihat troli',
  outOfStock: 'Kehabisan stok',
  onlyLeft: 'Tinggal {{amount}} sahaja',
  inStock: 'Ada stok',
  available_other: '{{shown}} unit tersedia',
  closedCountry:
    'Kami tidak menjual kepada pengguna akhir di {{country}}. Anda boleh melihat-lihat, tetapi kami tidak dapat menerima pesanan ke negara itu.',
  discontinued: 'Dihentikan',
  notForYou: 'Tidak dijual kepada anda',
  notInStore: 'Tidak dijual di kedai ini buat masa ini',
  customersOnly: 'Hanya pelanggan boleh membeli di kedai pengedar.',
  waiting: 'Anda boleh membuat pesanan setelah akaun anda diluluskan.',
  allCategories: 'Semua kategori',
  category: 'Kategori',
  tierTitle: 'Pilih kuantiti',
  perPiece: '{{price}} seunit',
} satisfies Messages;
