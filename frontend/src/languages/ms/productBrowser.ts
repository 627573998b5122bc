import type { Messages } from '@/lib/i18n';

export default {
  search: 'Cari mengikut nama, keterangan atau kategori',
  category: 'Kategori',
  allCategories: 'Semua kategori',
  severalCategories: '{{count}} kategori',
  sort: 'Isih mengikut',
  sortRelevance: 'Kerelevanan',
  sortName: 'Nama',
  sortPrice: 'Harga',
  sortCategory: 'Kategori',
  sortBest: 'Paling laris',
  filters: 'Penapis',
  view: 'Paparan',
  grid: 'Grid',
  list: 'Senarai',
  found_other: '{{count}} produk ditemui',
  products: 'Produk',
  empty: 'Tiada produk ditemui',
  emptyText: 'Tiada produk yang sepadan dengan carian dan kategori ini.',
  emptyShop: 'Tiada produk dijual buat masa ini.',
} satisfies Messages;
