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
    'We don’t sell to consumers in {{country}}. You can browse, but we can’t accept orders to that country.',
  discontinued: 'Discontinued',
  notForYou: 'Not for sale to you',
  notInStore: 'Not on sale in this store right now',
  customersOnly: 'Only customers can buy from a dealer’s store.',
  waiting: 'You can order once your account is approved.',
  allCategories: 'All Categories',
  category: 'Category',
  tierTitle: 'Choose a quantity',
  perPiece: '{{price}} each',
});
