import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('products', {
  dealerPrice: 'Dealer Price',
  agentPrice: 'Agent Price',
  wholesalePrice: 'Wholesale Price',
  yourPrice: 'Your price',
  addToCart: 'Add to Cart',
  addNamed: 'Add to Cart: {{name}}',
  added: 'Added to Cart',
  addedText: '{{quantity}} × {{tier}} of {{name}}',
  outOfStock: 'Out of stock',
  inStock: 'In stock',
  available_one: '{{shown}} piece available',
  available_other: '{{shown}} pieces available',
  closedCountry:
    'Consumer sale is closed in {{country}}. You can look around, but orders to that country are refused.',
  discontinued: 'Discontinued',
  notForYou: 'Not for sale to you',
  notInStore: 'Not for sale in this store at the moment',
  customersOnly: 'Only customers buy in a dealer’s store.',
  waiting: 'You can order once your account is approved.',
  allCategories: 'All Categories',
  category: 'Category',
  tierTitle: 'Choose a size',
  perPiece: '{{price}} a piece',
});
