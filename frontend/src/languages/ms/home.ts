import type { Messages } from '@/lib/i18n';

export default {
  title: 'Produk vape, diniagakan peringkat demi peringkat',
  heroTitle: 'Setiap peringkat perniagaan, di satu kaunter.',
  heroText:
    'Pengilang, pemborong, pengedar, ejen dan pelanggan menggunakan katalog dan stok yang sama, masing-masing pada harga sendiri.',
  browse: 'Lihat produk',
  join: 'Buat akaun',
  referralTitle: 'Kongsi apa yang anda jual. Peroleh pendapatan daripada setiap jualan.',
  referralText:
    'Ejen membawa pelanggan dengan pautan peribadi. Pelanggan menikmati harga ejen, ejen memperoleh komisen daripada pembelian mereka.',
  earnTitle: 'Peroleh komisen',
  earnText: '{{rate}} bagi setiap {{basis}} yang dibelanjakan oleh pelanggan rujukan.',
  networkTitle: 'Bina rangkaian',
  networkText: 'Bekerjasama dengan subejen dan lihat siapa yang menyertai melalui pautan anda.',
  growTitle: 'Tingkatkan pendapatan',
  growText: 'Bonus bulanan sehingga {{most}} selain komisen.',
  becomeAgent: 'Jadi ejen',
  getLink: 'Dapatkan pautan rujukan anda',
  featuredTitle: 'Produk pilihan',
  featuredText: 'Baharu dalam katalog. Log masuk untuk melihat harga anda sendiri.',
  allProducts: 'Semua produk',
  noProducts: 'Katalog sedang diisi',
  noProductsText: 'Produk dipaparkan di sini sebaik sahaja yang pertama dijual.',
  licencesTitle: 'Lesen',
  businessLicense: 'Lesen perniagaan',
  importExport: 'Import/Eksport',
  manufacturing: 'Pengilangan',
  verified: 'Disahkan',
} satisfies Messages;
