import type { Messages } from '@/lib/i18n';

export default {
  title: 'Pemulangan',
  intro: 'Semak pemulangan, terima barang dan bayar balik pembeli.',
  ownIntro: 'Pemulangan anda. Untuk memulakannya, buka pesanannya.',
  return: 'Pemulangan {{number}}',
  number: 'Pemulangan',
  order: 'Pesanan',
  orderNumber: 'Pesanan #{{id}}',
  buyer: 'Pembeli',
  state: 'Status',
  goods: 'Barang',
  reason: 'Sebab',
  date: 'Dimohon',
  empty: 'Belum ada pemulangan',
  emptyText: 'Permohonan pemulangan daripada pembeli akan dipaparkan di sini.',
  emptyOwn:
    'Anda belum memulangkan apa-apa. Untuk memulakan pemulangan, buka pesanan yang telah sampai.',
  delivered: 'Pesanan yang telah sampai',
  noMatches: 'Tiada pemulangan dengan status ini',
  toOrder: 'Lihat pesanan',
  pieces_other: '{{shown}} unit',
} satisfies Messages;
