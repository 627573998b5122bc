import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('shop', {
  productsTitle: 'Products',
  productsText: 'The whole catalogue. Signed-in customers and partners see their own prices.',
  searchTitle: 'Search',
  searchFor: 'Search: {{query}}',
  searchText: 'Search the catalogue by product name, description or category.',
  quantity: 'Quantity of {{name}}',
  total: 'Together',
  guestPrices: 'Sign in to see your prices',
  guestPricesText:
    'Prices depend on your account. You can fill your cart now and sign in when you order.',
  signIn: 'Sign in',
  signUp: 'Sign Up',
  tooFew: 'There are not enough pieces left for one {{tier}}. Please choose a smaller size.',
  description: 'Description',
  details: 'Details',
  sku: 'SKU',
  weight: 'Weight',
  size: 'Size (L × W × H)',
  tiers: 'Sizes',
  more: 'More in {{category}}',
  noDescription: 'There is no description yet.',
});
