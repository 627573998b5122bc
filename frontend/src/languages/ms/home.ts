import type { Messages } from '@/lib/i18n';

export default {
  title: 'Produk vape borong',
  heroTitle: 'Vape borong, terus daripada pengilang',
  heroText:
    'Pesan mengikut unit, pek atau karton daripada stok masa nyata, pada harga anda sendiri.',
  bestTitle: 'Paling laris',
  browse: 'Lihat produk',
  join: 'Buat akaun',
  referralTitle: 'Kenal kedai yang memerlukan stok?',
  referralText:
    'Rujuk kedai itu dengan pautan peribadi. Kedai membeli pada harga ejen dan anda memperoleh komisen daripada pesanannya.',
  earnTitle: 'Peroleh komisen',
  earnText: '{{rate}} bagi setiap {{basis}} yang dibelanjakan oleh pelanggan rujukan.',
  networkTitle: 'Semua pelanggan dalam satu senarai',
  networkText: 'Lihat siapa yang memesan melalui pautan anda dan pendapatan anda.',
  growTitle: 'Bonus bulanan',
  growText: 'Sehingga {{most}} sebulan selain komisen.',
  becomeAgent: 'Jadi ejen',
  getLink: 'Dapatkan pautan rujukan anda',
  featuredTitle: 'Produk pilihan',
  featuredText: 'Baharu dalam katalog. Log masuk untuk melihat harga anda sendiri.',
  allProducts: 'Semua produk',
  noProducts: 'Produk pertama kami akan dipaparkan di sini tidak lama lagi.',
  licencesTitle: 'Lesen',
  verified: 'Disahkan',
} satisfies Messages;
