import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('stores', {
  dealerTitle: 'Dealer store',
  dealerBanner: 'Stock your shop at the Dealer Price',
  dealerText: 'Buy by the unit, the pack or the bulk and set your own price within the range.',
  agentTitle: 'Agent store',
  agentBanner: 'Build Your Network and Earn {{rate}} per Referral',
  agentText: 'You earn {{rate}} for every {{basis}} your customers spend.',
  search: 'Search by name and description',
  found_one: '{{count}} product found',
  found_other: '{{count}} products found',
  empty: 'No products found',
  emptyText: 'No products match this search and category.',
  emptyStore: 'Nothing is on sale right now.',
  dealerPrice: 'Dealer Price',
  margin: 'Profit Margin',
  flexible: 'Flexible',
  retail: 'Retail price',
  commission: 'Commission',
  commissionRate: '{{rate}} per {{basis}}',
  yourPrice: 'You pay',

  dealerStore: 'Dealer store',
  oneText:
    '{{name}} in {{place}} sets these prices. You order from this store; we deliver from our stock.',
  oneTextNoPlace:
    '{{name}} sets these prices. You order from this store; we deliver from our stock.',
  price: 'Price',
  shareText: 'See what {{name}} sells.',
  yourStore: 'This is your store as your customers see it.',
  storeSettings: 'Store settings',
  ownersNote: 'You can change or remove this store’s logo and text.',
  editLook: 'Edit logo and text',
  closed: 'Store not found',
  closedText:
    'It may be closed right now, or the link is mistyped. You can still browse the catalogue.',
  toCatalogue: 'Browse the catalogue',
});
