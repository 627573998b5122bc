import type { Messages } from '@/lib/i18n';

export default {
  title: 'Analitik pengeluaran',
  titleText:
    'Unit yang dikeluarkan, dilupuskan dan dihantar, dalam masa nyata daripada lejar stok.',
  produced: 'Dikeluarkan',
  scrapped: 'Dilupuskan',
  scrapRate: 'Kadar pelupusan',
  shipped: 'Dihantar',
  noRate: '—',
  chart: 'Unit dikeluarkan, dilupuskan dan dihantar',
  chartText:
    '{{produced}} dikeluarkan, {{scrapped}} dilupuskan dan {{shipped}} dihantar dari {{from}} hingga {{to}}.',
  top: 'Paling banyak dikeluarkan',
  product: 'Produk',
  empty: 'Tiada apa-apa yang dikeluarkan, dilupuskan atau dihantar dalam tempoh ini',
  emptyText:
    'Stok masuk dengan sebab “Pengeluaran”, penghantaran dan pelupusan akan dipaparkan di sini.',
  stockIn: 'Stok masuk',
  noProducts: 'Tiada produk dikeluarkan atau dilupuskan dalam tempoh ini',
} satisfies Messages;
