import type { Messages } from '@/lib/i18n';

export default {
  title: 'Pemulangan',
  intro: 'Barang yang dipulangkan oleh pembeli: buat keputusan, masukkan yang tiba, bayar balik.',
  ownIntro:
    'Barang yang telah atau hendak anda pulangkan. Pemulangan bermula pada halaman pesanannya.',
  return: 'Pemulangan {{number}}',
  number: 'Pemulangan',
  order: 'Pesanan',
  orderNumber: 'Pesanan #{{id}}',
  buyer: 'Pembeli',
  state: 'Status',
  goods: 'Barang',
  reason: 'Sebab',
  date: 'Dimohon',
  empty: 'Tiada pemulangan',
  emptyText: 'Tiada sesiapa yang hendak memulangkan barang.',
  emptyOwn:
    'Anda belum memulangkan apa-apa. Pemulangan bermula pada halaman pesanan yang telah sampai.',
  noMatches: 'Tiada pemulangan dengan status ini',
  toOrder: 'Ke pesanan',
  pieces_other: '{{shown}} unit',
} satisfies Messages;
