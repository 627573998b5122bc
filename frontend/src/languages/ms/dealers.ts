import type { Messages } from '@/lib/i18n';

export default {
  title: 'Jadi pengedar',
  lead: 'Jual produk kami di kedai anda, pada harga anda sendiri dalam julat yang dicadangkan.',
  apply: 'Mohon sebagai pengedar',
  signIn: 'Log masuk pengedar',
  store: 'Lawati kedai pengedar',

  benefitsTitle: 'Apa yang anda dapat',
  margin: 'Margin sehingga 40%',
  marginText:
    'Anda membeli pada harga pengedar dan menetapkan harga sendiri dalam julat yang dicadangkan.',
  pricing: 'Harga pengedar',
  pricingText: 'Harga anda dipaparkan pada setiap produk, mengikut unit, pek dan pukal.',
  minimum: 'Tiada pesanan minimum',
  minimumText: 'Pesan satu unit atau satu palet; stok dirizabkan sebaik sahaja anda memesan.',
  territory: 'Hak kawasan wilayah',
  territoryText: 'Mohon untuk negara dan zon tempat anda hendak menjual.',
  support: 'Sokongan perniagaan',
  supportText: 'Setiap pesanan boleh dijejaki daripada bayaran hingga penghantaran.',

  requirementsTitle: 'Apa yang anda perlukan',
  experience: 'Sekurang-kurangnya 2 tahun pengalaman runcit',
  dealerId: 'ID pengedar anda',
  licence: 'Lesen syarikat anda',
  bank: 'Penyata bank',
  photos: 'Foto kedai anda',

  stepsTitle: 'Empat langkah',
  step1: 'Mohon',
  step1Text: 'Isi borang dan lampirkan dokumen anda.',
  step2: 'Pengesahan',
  step2Text: 'Kami menyemak lesen, penyata dan foto anda.',
  step3: 'Kelulusan',
  step3Text: 'Kami memaklumkan anda dan membuka harga pengedar anda.',
  step4: 'Jual',
  step4Text: 'Pesan stok dan jual pada harga anda sendiri.',
} satisfies Messages;
