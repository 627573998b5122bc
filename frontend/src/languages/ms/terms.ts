import type { Messages } from '@/lib/i18n';

export default {
  title: 'Terma penggunaan',
  lead: 'Apa yang anda persetujui semasa mendaftar.',
  version: 'Versi {{version}}. Apa yang anda persetujui semasa mendaftar.',

  parties: 'Pihak-pihak dalam terma ini',
  partiesText:
    'Terma ini ialah antara {{company}}, yang mengendalikan platform ini, dengan semua yang mendaftar padanya: pelanggan, ejen, subejen, pengedar, pemborong, pengilang dan pekerja. Jika anda bertindak bagi pihak syarikat, anda mengesahkan bahawa anda diberi kuasa berbuat demikian.',
  age: 'Orang dewasa sahaja',
  ageText:
    'Produk mungkin mengandungi nikotin dan adalah untuk orang dewasa yang mencapai umur sah merokok di negara masing-masing. {{company}} boleh meminta bukti umur anda pada bila-bila masa.',
  ageYears:
    'Produk mungkin mengandungi nikotin. Anda mestilah berumur sekurang-kurangnya {{age}} tahun, atau lebih tua jika undang-undang negara anda menghendakinya, untuk mendaftar sebagai pelanggan dan membeli. Kami boleh meminta bukti umur anda pada bila-bila masa.',
  accounts: 'Akaun anda',
  accountsText:
    'Berikan butiran yang benar dan terkini, rahsiakan kata laluan anda, dan maklumkan kepada kami jika anda rasa orang lain mengetahuinya. Setiap orang mempunyai satu akaun bagi setiap peranan. Anda bertanggungjawab atas apa yang dilakukan dengan akaun anda sehingga anda memaklumkannya kepada kami.',
  approval: 'Semakan dan kelulusan',
  approvalText:
    'Akaun syarikat, pengedar, ejen dan pekerja disemak sebelum dibuka sepenuhnya. {{company}} boleh meminta dokumen, menolaknya dengan sebab, serta meluluskan, menolak atau menyahaktifkan akaun.',
  prices: 'Harga',
  pricesText:
    'Anda melihat harga bagi peranan anda. Harga boleh berubah sehingga anda memesan; harga pesanan ialah harga yang ditunjukkan semasa anda membuatnya. Pengedar mesti mengekalkan harga mereka dalam julat yang dicadangkan.',
  orders: 'Pesanan dan bayaran',
  ordersText:
    'Pesanan merizabkan barang. Anda membayarnya dengan kaedah yang dipilih dalam pesanan. Anda boleh membatalkan pesanan sehingga kami mula menyediakannya. Pesanan diterima apabila {{company}} mengesahkan atau menghantarnya.',
  delivery: 'Penghantaran',
  deliveryText:
    'Kami menghantar barang ke alamat dalam pesanan, melalui kaedah penghantaran yang dipilih di situ. Kami tidak menjual kepada pengguna akhir di beberapa negara; platform memaklumkannya sebelum anda mendaftar atau memesan.',
  returns: 'Pemulangan dan kerosakan',
  returnsText:
    'Maklumkan kepada kami dalam tempoh pemulangan yang ditunjukkan pada pesanan anda jika barang kurang, salah atau rosak. Hak anda di bawah undang-undang negara anda kekal tidak terjejas.',
  referral: 'Program rujukan',
  referralText:
    'Ejen dan subejen memperoleh komisen daripada pesanan berbayar pelanggan yang mendaftar dengan kod mereka, pada kadar yang diterbitkan dan selepas tempoh penahanan. Komisen bagi pesanan yang dibatalkan atau dibayar balik akan ditarik balik. Tiada sesiapa boleh mendaftar dengan kod sendiri.',
  conduct: 'Apa yang tidak dibenarkan',
  conductText:
    'Menjual kepada kanak-kanak bawah umur, menyerahkan dokumen palsu, membuka akaun bagi pihak orang lain, mengikis data tanpa token API anda sendiri, dan apa-apa yang mengganggu platform atau mereka yang bekerja dengannya.',
  liability: 'Liabiliti',
  liabilityText:
    '{{company}} bertanggungjawab atas kerugian yang disebabkan dengan sengaja atau oleh kecuaian melampau, dan selain itu atas kerugian biasa yang boleh dijangka, setakat yang dibenarkan oleh undang-undang.',
  changes: 'Perubahan',
  changesText:
    'Versi terma yang diubah membawa nombor versi baharu, dan versi yang anda persetujui disimpan bersama akaun anda. Anda boleh menutup akaun anda pada bila-bila masa dengan menulis kepada kami.',
  underageTitle: 'Kedai ini untuk orang dewasa',
  underageYears: 'Anda mestilah berumur sekurang-kurangnya {{age}} tahun untuk masuk.',
  underage: 'Anda mestilah cukup umur untuk masuk.',
  underageMistake: 'Saya tersalah jawab',
} satisfies Messages;
