import type { Messages } from '@/lib/i18n';

export default {
  'group.Company': 'Syarikat',
  'group.Registration': 'Pendaftaran',
  'group.Compliance': 'Pematuhan',
  'group.Orders': 'Pesanan',
  'group.Stock': 'Stok',
  'group.Purchasing': 'Perolehan',
  'group.Notices': 'Pemberitahuan',
  'group.Security': 'Keselamatan',

  companyName: 'Nama syarikat',
  'companyName.text': 'Dipaparkan pada halaman, e-mel dan dokumen.',
  companyAddress: 'Alamat syarikat',
  'companyAddress.text': 'Dipaparkan pada invois dan dokumen lain. Sehingga enam baris.',
  companyCountry: 'Negara syarikat',
  'companyCountry.text': 'Diperlukan untuk e-invois. Tidak dicetak pada dokumen.',
  companyPhone: 'Telefon syarikat',
  'companyPhone.text': 'Dipaparkan pada dokumen. Biarkan kosong untuk menyembunyikannya.',
  companyEmail: 'E-mel syarikat',
  'companyEmail.text':
    'Alamat untuk pertanyaan tentang dokumen. Biarkan kosong untuk menyembunyikannya.',
  companyTaxNumber: 'Nombor cukai',
  'companyTaxNumber.text': 'Dipaparkan pada dokumen. Biarkan kosong untuk menyembunyikannya.',
  currencySymbol: 'Simbol mata wang',
  'currencySymbol.text':
    'Dipaparkan sebelum setiap amaun, contohnya $ atau RM. 1 hingga 4 huruf atau simbol.',
  currencyCode: 'Kod mata wang',
  'currencyCode.text':
    'Mata wang bagi simbol itu, contohnya EUR atau MYR. Diperlukan untuk e-invois.',
  businessTimeZone: 'Zon waktu perniagaan',
  'businessTimeZone.text':
    'Waktu hari dan bulan bermula bagi laporan, harga, pelan, tugas latar, penapis, eksport, e-mel dan dokumen.',
  bankDetails: 'Butiran bank',
  'bankDetails.text':
    'Akaun tempat pembeli membayar invois. Dipaparkan pada invois dan invois proforma, sehingga enam baris.',
  manufacturerActivation: 'Pengilang boleh log masuk',
  'manufacturerActivation.text':
    'Sama ada pengilang menunggu kelulusan pentadbir atau boleh log masuk serta-merta.',
  registrationsPerHour: 'Pendaftaran sejam',
  'registrationsPerHour.text':
    'Bilangan akaun yang boleh didaftarkan daripada satu alamat IP dalam sejam.',
  documentReminderDays: 'Peringatan sebelum dokumen tamat tempoh',
  'documentReminderDays.text':
    'Bilangan hari sebelum dokumen tamat tempoh apabila pemiliknya diingatkan untuk memperbaharuinya.',
  minimumAge: 'Umur minimum',
  'minimumAge.text': 'Mereka yang berumur kurang daripada ini tidak boleh mendaftar.',
  ordersNeedAge: 'Pesanan memerlukan umur yang disahkan',
  'ordersNeedAge.text': 'Menolak pesanan pelanggan yang belum memberikan tarikh lahir.',
  closedCountries: 'Negara yang ditutup kepada pengguna akhir',
  'closedCountries.text':
    'Pelanggan dari negara ini tidak boleh mendaftar atau memesan. Satu negara setiap baris.',
  termsVersion: 'Versi terma',
  'termsVersion.text':
    'Versi yang dipersetujui semasa mendaftar. Ubah setiap kali anda mengubah terma.',
  shippingCost: 'Kos penghantaran',
  'shippingCost.text':
    'Amaun tetap yang ditambah pada setiap pesanan ke tempat di luar semua zon penghantaran.',
  unweighedGrams: 'Berat produk yang tiada berat (gram)',
  'unweighedGrams.text':
    'Dikira bagi setiap unit produk yang tiada berat, apabila kadar penghantaran bergantung pada berat.',
  taxBasisPoints: 'Kadar cukai',
  'taxBasisPoints.text': 'Dalam peratus daripada nilai barang, seperti 8.25.',
  returnDays: 'Tempoh pemulangan',
  'returnDays.text':
    'Bilangan hari penuh selepas hari pesanan sampai yang membolehkan pembeli memulangkan barang, mengikut zon waktu perniagaan; selepas itu pesanan yang dibayar diselesaikan.',
  unpaidOrderHours: 'Jam sebelum pesanan belum dibayar dibatalkan',
  'unpaidOrderHours.text':
    'Satu peraturan setiap baris, mengikut peranan dan kaedah bayaran, seperti customer: 72 atau dealer / Bank: 336. 0, atau tiada peraturan, bermakna tidak pernah dibatalkan. Pembeli dimaklumkan sehari sebelumnya.',
  shipUnpaid: 'Penghantaran pesanan belum dibayar',
  'shipUnpaid.text':
    'Apa yang berlaku apabila pesanan pelanggan yang belum dibayar hendak dihantar: penghantar ditanya dahulu, ia ditolak, atau ia terus dihantar. Peniaga membeli atas terma kredit, dan tunai dibayar semasa barang diserahkan.',
  newCustomerPieces: 'Unit belum dibayar bagi pelanggan baharu',
  'newCustomerPieces.text':
    'Bilangan unit paling banyak dalam pesanan belum dibayar seorang pelanggan yang belum pernah membayar.',
  priceCheckPercent: 'Perubahan harga yang besar',
  'priceCheckPercent.text':
    'Perubahan harga wilayah melebihi peratusan ini perlu disahkan sebelum disimpan.',
  lowStockMark: 'Paras stok rendah',
  'lowStockMark.text':
    'Produk dengan unit sebanyak ini atau kurang ditunjukkan sebagai stok rendah.',
  purchaserAlertMark: 'Paras amaran perolehan',
  'purchaserAlertMark.text':
    'Produk dengan unit kurang daripada ini dipaparkan dalam amaran pegawai pembelian.',
  holdExpiredLots: 'Tahan kelompok luput',
  'holdExpiredLots.text':
    'Setiap malam, kelompok yang melepasi tarikh luput ditahan supaya tiada unitnya dijual.',
  expiryWarningDays: 'Amaran luput',
  'expiryWarningDays.text':
    'Kelompok yang tarikh luputnya dalam bilangan hari ini atau kurang dikira sebagai hampir luput.',
  purchaseApprovalLimit: 'Had kelulusan pembelian',
  'purchaseApprovalLimit.text':
    'Pegawai pembelian boleh meluluskan pesanan beliannya sendiri sehingga amaun ini. 0 bermakna sentiasa memerlukan pengurus.',
  salesDays: 'Bilangan hari jualan',
  'salesDays.text':
    'Cadangan dikira daripada jualan bagi bilangan hari ini dan mencukupi untuk tempoh yang sama ke hadapan.',
  leadDays: 'Masa hantaran lalai',
  'leadDays.text': 'Digunakan bagi pembekal tanpa masa hantaran sendiri.',
  safetyDays: 'Stok keselamatan',
  'safetyDays.text': 'Berapa hari jualan yang masih perlu ada apabila penghantaran tiba.',
  overDeliveryPercent: 'Toleransi lebihan penghantaran',
  'overDeliveryPercent.text': 'Berapa peratus lebih daripada yang dipesan boleh diterima.',
  digestHour: 'Waktu e-mel harian',
  'digestHour.text':
    'Waktu pemberitahuan belum dibaca bagi sehari yang lalu die-mel kepada mereka yang memilihnya.',
  sessionIdleHours: 'Log keluar apabila tidak aktif',
  'sessionIdleHours.text': 'Sesi tamat selepas tiada aktiviti selama tempoh ini.',
  sessionDays: 'Sesi maksimum',
  'sessionDays.text': 'Sesi tamat selepas tempoh ini sejak log masuk, walaupun aktif.',
  resetsPerHour: 'Permohonan kata laluan sejam',
  'resetsPerHour.text':
    'Bilangan tetapan semula kata laluan yang boleh dimohon daripada satu alamat IP dalam sejam.',
  staffPasswordLength: 'Panjang minimum kata laluan kakitangan',
  'staffPasswordLength.text':
    'Untuk kata laluan baharu pentadbir, pengilang dan pekerja. Pengguna lain memerlukan sekurang-kurangnya 6 aksara.',
  tokenRequestsPerMinute: 'Permintaan API seminit',
  'tokenRequestsPerMinute.text':
    'Bilangan permintaan yang boleh dibuat dengan satu token API dalam seminit.',
  webhookPrivateAddresses: 'Webhook ke alamat rangkaian persendirian',
  'webhookPrivateAddresses.text':
    'Membenarkan webhook mencapai alamat dalam rangkaian anda sendiri, juga melalui http. Hanya untuk pemasangan yang dipercayai; respons dari sana tidak disimpan.',
  referralLookupsPerMinute: 'Carian rujukan seminit',
  'referralLookupsPerMinute.text':
    'Bilangan kod rujukan yang boleh dicari daripada satu alamat IP dalam seminit.',
  streamsPerPerson: 'Sambungan masa nyata bagi setiap orang',
  'streamsPerPerson.text':
    'Bilangan halaman terbuka seseorang yang boleh menerima pemberitahuan masa nyata. Dikira bagi setiap pelayan.',
  streamsPerAddress: 'Sambungan masa nyata bagi setiap alamat IP',
  'streamsPerAddress.text':
    'Bilangan halaman terbuka pada satu alamat IP yang boleh menerima pemberitahuan masa nyata. Dikira bagi setiap pelayan.',

  'job.sendMail': 'Hantar e-mel',
  'job.resetPassword': 'E-melkan pautan set semula kata laluan',
  'job.documentExpiry': 'Hantar peringatan dokumen tamat tempoh',
  'job.holdExpiredLots': 'Tahan kelompok luput',
  'job.collectMedia': 'Buang gambar yang tidak digunakan',
  'job.checkImport': 'Periksa import',
  'job.applyImport': 'Laksanakan import',
  'job.forgetImports': 'Buang import lama',
  'job.approveCommissions': 'Luluskan komisen selepas tempoh penahanan',
  'job.grantBonuses': 'Beri bonus bulanan',
  'job.expireQuotes': 'Tamatkan tawaran yang tidak dijawab',
  'job.completeDelivered': 'Selesaikan pesanan yang telah sampai selepas tempoh pemulangan',
  'job.cancelUnpaid': 'Batalkan pesanan belum dibayar',
  'job.backInStock': 'Hantar pemberitahuan stok ada semula',
  'job.forgetOld': 'Bersihkan data lama',
  'job.noticeDigest': 'E-melkan pemberitahuan belum dibaca',
  'job.sendReports': 'Hantar laporan berjadual',
  'group.Operation': 'Operasi',
  backupHour: 'Waktu sandaran harian',
  'backupHour.text': 'Waktu sandaran penuh dibuat setiap hari.',
  backupsKept: 'Sandaran yang disimpan',
  'backupsKept.text':
    'Apabila sandaran dibuat, sandaran paling lama yang melebihi bilangan ini dibuang.',
  'job.makeBackup': 'Buat sandaran',
  'job.dailyBackup': 'Buat sandaran harian',
  'job.deliverWebhook': 'Hantar peristiwa webhook',
  'job.foldSales': 'Kemas kini jumlah jualan',

  'tax.title': 'Cukai',
  'tax.intro':
    'Pesanan dicukai mengikut destinasinya. Negeri atau wilayah yang disenaraikan mengatasi negaranya; tempat di luar semua zon membayar kadar cukai dalam tetapan.',
  'tax.general': 'Umum',
  'tax.elsewhere': 'Pesanan ke tempat di luar semua zon dicukai pada kadar {{rate}}.',
  'tax.changeDefault': 'Ubah kadar cukai',
  'tax.rounding': 'Pembundaran',
  'tax.rounding.document': 'Sekali bagi setiap dokumen',
  'tax.rounding.line': 'Pada setiap baris',
  'tax.roundingHint':
    'Bila cukai dibundarkan kepada sen. Pihak berkuasa cukai anda menentukan cara yang terpakai.',
  'tax.classes': 'Kelas cukai',
  'tax.classesText':
    'Untuk produk yang ada kadar tersendiri. Kelas boleh dibuang apabila tiada produk dan tiada kadar yang menggunakannya.',
  'tax.class': 'Kelas',
  'tax.className': 'Nama kelas',
  'tax.newClass': 'Kelas baharu',
  'tax.standard': 'Standard',
  'tax.addClass': 'Tambah kelas',
  'tax.products_other': '{{count}} produk',
  'tax.rateCount_other': '{{count}} kadar',
  'zone.removeNamed': 'Buang {{name}}',
  'tax.addZone': 'Tambah zon',
  'tax.noZones': 'Belum ada zon cukai',
  'tax.noZonesText':
    'Semua pesanan dicukai pada kadar cukai dalam tetapan. Tambah zon untuk tempat yang ada cukai tersendiri.',
  'tax.newZone': 'Zon baharu',
  'tax.zoneName': 'Nama zon',
  'tax.zoneRemoved': 'Zon dibuang',
  'zone.edit': 'Edit',
  'zone.editNamed': 'Edit {{name}}',
  'zone.places': 'Tempat',
  'zone.placesMore': '{{places}} dan {{more}} lagi',
  'zone.noPlaces': 'Belum ada tempat',
  'zone.addPlace': 'Tambah tempat',
  'zone.findPlace': 'Negara, negeri atau wilayah',
  'zone.noPlace': 'Tiada tempat yang sepadan',
  'zone.movesHere': 'dipindahkan ke sini dari {{zone}}',
  'zone.showAll': 'Tunjukkan semua {{count}}',
  'tax.prices': 'Harga',
  'tax.prices.before': 'Sebelum cukai',
  'tax.prices.including': 'Termasuk cukai',
  'tax.pricesHint': 'Sama ada harga yang dilihat pembeli di sana sudah termasuk cukai.',
  'tax.statement': 'Teks pada dokumen',
  'tax.statementHint': 'Dicetak di bawah jumlah, seperti catatan eksport. Hingga 200 aksara.',
  'tax.reverseCharge': 'Caj berbalik',
  'tax.reverseChargeHint':
    'Perniagaan dengan nombor cukai yang disahkan dari salah satu tempat ini tidak membayar cukai di sini.',
  'tax.reverseChargeText': 'Teks caj berbalik',
  'tax.reverseChargeTextHint':
    'Dicetak pada dokumen perniagaan ini bersama nombor cukainya. Hingga 200 aksara.',
  'tax.reverseChargeDefault': 'Caj berbalik: pelanggan mengakaunkan cukai ini sendiri.',
  'tax.reverseChargeNeeded': 'Sila masukkan teks yang diperlukan pada dokumen.',
  'tax.rates': 'Kadar',
  'tax.ratesOf': 'Kadar {{name}}',
  'tax.noRates': 'Tiada kadar: pesanan ke zon ini tidak dicukai.',
  'tax.addRate': 'Tambah kadar',
  'tax.rateNumber': 'Kadar {{number}}',
  'tax.name': 'Nama',
  'tax.percent': 'Kadar',
  'tax.compound': 'Kompaun',
  'tax.compoundHint': 'Dikenakan pada barang dan semua cukai sebelumnya.',
  'tax.from': 'Hari pertama',
  'tax.until': 'Hari terakhir',
  'tax.yes': 'Ya',
  'zone.nameNeeded': 'Sila masukkan nama.',
  'tax.percentWrong':
    'Masukkan peratusan dari 0 hingga 100 dengan sehingga empat tempat perpuluhan, seperti 8.875.',
  'tax.daysWrong': 'Hari terakhir tidak boleh sebelum hari pertama.',
  'zone.check': 'Semak medan yang ditanda.',
  'tax.save': 'Simpan cukai',
  'zone.saving': 'Menyimpan…',
  'tax.saved': 'Cukai disimpan',
  'tax.savedText': 'Cukai ini berkuat kuasa serta-merta untuk pesanan dan tawaran baharu.',
  'tax.conflict':
    'Orang lain telah mengubah cukai, jadi perubahan anda tidak boleh menggantikannya. Perubahan anda masih ada di sini untuk disalin.',
  'zone.takeTheirs': 'Buang perubahan saya, tunjukkan perubahan mereka',
} satisfies Messages;
