import type { Messages } from '@/lib/i18n';

export default {
  how: 'Bagaimana?',
  howNamed: 'Cara komisen pesanan #{{id}} dikira',
  title: 'Komisen pesanan #{{id}}',
  goods: 'Nilai barang semasa dibayar',
  goodsHint: 'Cukai dan penghantaran tidak dikira.',
  remaining: 'Nilai barang yang masih layak',
  remainingHint: 'Sebahagian daripada pesanan telah dipulangkan.',
  steps: 'Setiap {{basis}} penuh dikira',
  stepsValue_other: '{{count}} kali',
  agent: 'Ejen',
  subAgent: 'Subejen',
  yours: 'Anda',
  product: '{{steps}} × {{rate}}',
  nothingLeft: 'Semuanya telah dipulangkan: tiada komisen diperoleh.',
  noHold: 'Diluluskan sebaik sahaja pesanan dibayar',
  hold_other: 'Diluluskan {{count}} hari selepas bayaran',
  status: 'Status',
  payout: 'Bayaran komisen',
  frozen:
    'Kadar ini ialah kadar pada hari pesanan dibayar; pelan yang lebih baharu tidak mengubahnya.',
} satisfies Messages;
