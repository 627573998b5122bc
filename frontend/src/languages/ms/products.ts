import type { Messages } from '@/lib/i18n';

export default {
  dealerPrice: 'Harga pengedar',
  agentPrice: 'Harga ejen',
  wholesalePrice: 'Harga borong',
  yourPrice: 'Harga anda',
  addToCart: 'Tambah ke troli',
  addNamed: 'Tambah ke troli: {{name}}',
  added: 'Ditambah ke troli',
  addedText: '{{quantity}} × {{tier}} {{name}}',
  outOfStock: 'Kehabisan stok',
  inStock: 'Ada stok',
  available_other: '{{shown}} unit tersedia',
  closedCountry:
    'Jualan kepada pengguna ditutup di {{country}}. Anda boleh melihat-lihat, tetapi pesanan ke negara itu akan ditolak.',
  discontinued: 'Dihentikan',
  notForYou: 'Tidak dijual kepada anda',
  notInStore: 'Tidak dijual di kedai ini buat masa ini',
  customersOnly: 'Hanya pelanggan boleh membeli di kedai pengedar.',
  waiting: 'Anda boleh membuat pesanan setelah akaun anda diluluskan.',
  allCategories: 'Semua kategori',
  category: 'Kategori',
  tierTitle: 'Pilih saiz',
  perPiece: '{{price}} seunit',
} satisfies Messages;
