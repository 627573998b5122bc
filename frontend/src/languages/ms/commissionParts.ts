import type { Messages } from '@/lib/i18n';

export default {
  how: 'Cara ia dikira',
  howNamed: 'Cara ia dikira: komisen pesanan #{{id}}',
  title: 'Komisen pesanan #{{id}}',
  goods: 'Nilai barang semasa dibayar',
  goodsHint: 'Tidak termasuk cukai dan penghantaran.',
  remaining: 'Nilai barang selepas pemulangan dan bayaran balik',
  remainingHint: 'Sebahagian daripada pesanan telah dipulangkan atau dibayar balik.',
  steps: 'Diperoleh bagi setiap {{basis}} penuh',
  stepsValue_other: '{{count}} kali',
  agent: 'Ejen',
  subAgent: 'Subejen',
  yours: 'Anda',
  product: '{{steps}} × {{rate}}',
  nothingLeft: 'Semuanya telah dipulangkan atau dibayar balik, jadi tiada komisen.',
  noHold: 'Diluluskan sebaik sahaja pesanan dibayar',
  hold_other: 'Diluluskan {{count}} hari selepas bayaran',
  status: 'Status',
  payout: 'Bayaran komisen',
  frozen:
    'Kadar ini ialah kadar pada hari pesanan dibayar; pelan yang lebih baharu tidak mengubahnya.',
} satisfies Messages;
