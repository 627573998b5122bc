import type { Messages } from '@/lib/i18n';

export default {
  dealerTitle: 'Kedai pengedar',
  dealerBanner: 'Isi kedai anda pada harga pengedar',
  dealerText: 'Beli mengikut unit, pek atau pukal dan tetapkan harga anda sendiri dalam julat.',
  agentTitle: 'Kedai ejen',
  agentBanner: 'Bina rangkaian anda dan peroleh {{rate}} setiap rujukan',
  agentText:
    'Anda memperoleh {{rate}} bagi setiap {{basis}} yang dibelanjakan oleh pelanggan yang anda bawa.',
  search: 'Cari mengikut nama dan keterangan',
  found_other: '{{count}} produk ditemui',
  empty: 'Tiada produk ditemui',
  emptyText: 'Tiada produk yang sepadan dengan carian dan kategori ini.',
  emptyStore: 'Tiada produk dijual buat masa ini.',
  dealerPrice: 'Harga pengedar',
  margin: 'Margin untung',
  flexible: 'Fleksibel',
  retail: 'Harga runcit',
  commission: 'Komisen',
  commissionRate: '{{rate}} setiap {{basis}}',
  yourPrice: 'Anda bayar',

  dealerStore: 'Kedai pengedar',
  oneText:
    '{{name}} di {{place}} menetapkan harga ini. Anda memesan daripada kedai ini; kami menghantar daripada stok kami.',
  oneTextNoPlace:
    '{{name}} menetapkan harga ini. Anda memesan daripada kedai ini; kami menghantar daripada stok kami.',
  price: 'Harga',
  shareText: 'Lihat produk yang dijual oleh {{name}}.',
  yourStore: 'Ini kedai anda seperti yang dilihat oleh pelanggan anda.',
  storeSettings: 'Tetapan kedai',
  ownersNote: 'Anda boleh menukar atau membuang logo dan teks kedai ini.',
  editLook: 'Edit logo dan teks',
  closed: 'Kedai tidak ditemui',
  closedText:
    'Kedai mungkin ditutup buat masa ini, atau pautan tersalah taip. Anda masih boleh melihat katalog.',
  toCatalogue: 'Lihat katalog',
} satisfies Messages;
