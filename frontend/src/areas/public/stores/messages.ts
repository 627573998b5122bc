import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('stores', {
  dealerTitle: 'Dealer store',
  dealerBanner: 'Stock your shop at the Dealer Price',
  dealerText: 'Buy by the unit, the pack or the bulk and set your own price within the range.',
  agentTitle: 'Agent store',
  agentBanner: 'Build Your Network and Earn {{rate}} per Referral',
  agentText: 'You earn {{rate}} for every {{basis}} the customers you bring spend.',
  backHome: 'Back to Home',
  login: 'Login',
  dashboard: 'My dashboard',
  search: 'Search by name and description',
  found_one: '{{count}} product found',
  found_other: '{{count}} products found',
  empty: 'No products found',
  emptyText: 'Nothing matches this search and category.',
  emptyStore: 'There is nothing on sale at the moment.',
  dealerPrice: 'Dealer Price',
  margin: 'Profit Margin',
  flexible: 'Flexible',
  retail: 'Retail price',
  commission: 'Commission',
  commissionRate: '{{rate}} per {{basis}}',
  yourPrice: 'You pay',

  dealerStore: 'Dealer store',
  oneText:
    'What {{name}} in {{place}} sells, at its own prices. You order from this store; it is delivered from our stock.',
  oneTextNoPlace:
    'What {{name}} sells, at its own prices. You order from this store; it is delivered from our stock.',
  price: 'Price',
  shareText: 'See what {{name}} sells.',
  yourStore: 'This is your store as your customers see it.',
  storeSettings: 'Store settings',
  closed: 'There is no such store',
  closedText:
    'It may be closed at the moment, or the link is mistyped. The catalogue is open to you.',
  toCatalogue: 'Browse the catalogue',
});
