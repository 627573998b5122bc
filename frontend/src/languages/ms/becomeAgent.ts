import type { Messages } from '@/lib/i18n';

export default {
  title: 'Jadi ejen',
  lead: 'Kongsi pautan peribadi. Sesiapa yang menyertai melaluinya menikmati harga ejen, dan anda memperoleh komisen daripada pembelian mereka.',
  apply: 'Mohon sebagai ejen',
  signIn: 'Log masuk ejen',
  tool: 'Dapatkan pautan rujukan anda',

  benefitsTitle: 'Apa yang anda dapat',
  network: 'Rangkaian rujukan anda sendiri',
  networkText:
    'Pelanggan dan subejen yang menyertai melalui pautan anda kekal dikaitkan dengan anda.',
  tools: 'Alat untuk berkongsi',
  toolsText: 'Kod, pautan dan kod QR untuk dicetak atau dihantar.',
  pricing: 'Harga ejen',
  pricingText: 'Anda dan pelanggan yang anda bawa membeli pada harga ejen.',

  commissionTitle: 'Struktur komisen',
  perSale: 'Jualan pelanggan',
  perSaleText: 'bagi setiap {{basis}} pembelian pelanggan',
  subAgent: 'Melalui subejen',
  subAgentText: 'untuk anda, dan {{subRate}} untuk subejen: jumlah keseluruhan {{pool}}',
  bonus: 'Bonus bulanan',
  bonusText: '{{percent}}% daripada komisen yang diluluskan dalam bulan itu',
  upTo: 'Sehingga {{amount}}',

  stepsTitle: 'Empat langkah',
  step1: 'Mohon',
  step1Text: 'Daftar dengan dokumen pengenalan diri dan bukti dompet digital anda.',
  step2: 'Dapatkan kelulusan',
  step2Text: 'Kami menyemak dokumen anda.',
  step3: 'Kongsi',
  step3Text: 'Hantar pautan anda, atau minta orang mengimbas kod QR anda.',
  step4: 'Peroleh komisen',
  step4Text_other: 'Kami meluluskan komisen {{count}} hari selepas pelanggan membayar.',

  requirementsTitle: 'Apa yang anda perlukan',
  id: 'Kad pengenalan atau pasport',
  wallet: 'Bukti dompet digital anda',
  adult: 'Umur sah merokok di negara anda',

  previewTitle: 'Lihat potensi pendapatan anda',
  previewText: 'Gerakkan gelangsar kepada pembelian bulanan pelanggan anda.',
  purchases: 'Pembelian bulanan pelanggan anda',
  commission: 'Komisen',
  bonusShort: 'Bonus bulanan',
  sum: 'Jumlah',
} satisfies Messages;
