import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('manufacturerProduction', {
  title: 'Production Analytics',
  titleText: 'What was made, scrapped and shipped, live from the stock ledger.',
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
  empty: 'Nothing was produced, scrapped or shipped in this period',
  emptyText:
    'Pieces taken in with the reason Production appear here, and so do sales and what is scrapped.',
  stockIn: 'Stock In',
  noProducts: 'No product was produced or scrapped in this period',
});
