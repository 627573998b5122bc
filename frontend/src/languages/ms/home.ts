import type { Messages } from '@/lib/i18n';

export default {
  title: 'Produk vape borong',
  heroTitle: 'Vape borong, terus daripada pengilang',
  heroText:
    'Pesan mengikut unit, pek atau karton daripada stok masa nyata, pada harga anda sendiri.',
  newestTitle: 'Baharu dalam katalog',
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
  noProducts: 'Produk pertama kami akan dipaparkan di sini tidak lama lagi.',
  licencesTitle: 'Lesen',
  verified: 'Disahkan',
} satisfies Messages;
