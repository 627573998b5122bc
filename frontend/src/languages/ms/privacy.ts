import type { Messages } from '@/lib/i18n';

export default {
  title: 'Privasi',
  lead: 'Data tentang anda yang kami simpan, sebabnya, dan tempohnya.',

  who: 'Siapa yang bertanggungjawab',
  whoText:
    '{{company}}, yang mengendalikan platform ini. Kakitangan kami menjawab soalan anda; balas sahaja mana-mana e-mel daripada kami.',
  what: 'Apa yang kami simpan',
  whatText:
    'Nama, nama pengguna, alamat e-mel, negara dan zon anda; bagi syarikat, nama, alamat dan nombor telefonnya; bagi pelanggan, tarikh lahir; serta versi dan masa terma yang anda persetujui. Pesanan dan bayaran anda. Kata laluan anda hanya disimpan sebagai cincangan yang tidak boleh diterbalikkan.',
  why: 'Mengapa',
  whyText:
    'Untuk membuka dan menyemak akaun anda, menjual dan menghantar, membayar komisen, menyimpan rekod yang dikehendaki undang-undang, dan memastikan produk untuk orang dewasa tidak sampai kepada kanak-kanak bawah umur.',
  documents: 'Dokumen',
  documentsText:
    'Dokumen yang anda serahkan disimpan berasingan daripada halaman platform. Hanya anda dan pihak yang menyemak akaun boleh membukanya. Dokumen diminta semula apabila tamat tempoh.',
  sight: 'Siapa melihat apa',
  sightText:
    'Ejen melihat nama orang yang dirujuknya dan jumlah pesanan mereka, tidak sekali-kali maklumat hubungan. Kakitangan melihat apa yang diperlukan oleh kerja mereka. Tiada sesiapa di luar {{company}} mendapat data anda, kecuali syarikat penghantaran yang menghantar pesanan anda.',
  storage: 'Pada peranti anda',
  storageText:
    'Satu kuki mengekalkan log masuk anda dan tamat bersama sesi. Pelayar anda juga mengingati troli anda, skema cerah atau gelap dan bahawa anda telah mengesahkan umur. Tiada penjejakan dan tiada iklan.',
  thirdParties: 'Tiada pihak ketiga',
  thirdPartiesText:
    'Kami sendiri menyediakan semua fon, gambar dan kod QR. Membuka halaman tidak memaklumkan syarikat lain tentangnya.',
  keep: 'Berapa lama',
  keepText:
    'Kami menyimpan data anda selagi akaun anda dibuka, dan pesanan serta bayaran selama yang dikehendaki undang-undang. Log aktiviti, dengan peranti dan alamat, melindungi akaun anda dan tidak boleh diubah.',
  rights: 'Hak anda',
  rightsText:
    'Anda boleh melihat dan membetulkan data anda serta menamatkan sesi peranti lain dalam akaun anda, dan meminta salinan atau pemadaman data daripada kami.',
} satisfies Messages;
