import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('manufacturerProduction', {
  title: 'Production Analytics',
  titleText: 'Pieces produced, scrapped and shipped, live from the stock ledger.',
  produced: 'Produced',
  scrapped: 'Scrapped',
  scrapRate: 'Scrap rate',
  shipped: 'Shipped',
  noRate: '—',
  chart: 'Pieces produced, scrapped and shipped',
  chartText:
    '{{produced}} produced, {{scrapped}} scrapped and {{shipped}} shipped from {{from}} to {{to}}.',
  top: 'Most produced',
  product: 'Product',
  empty: 'Nothing produced, scrapped or shipped in this period',
  emptyText: 'Stock in with the reason Production, shipments and scrap will appear here.',
  stockIn: 'Stock In',
  noProducts: 'No products were produced or scrapped in this period',
});
