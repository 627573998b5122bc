import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('buyer', {
  dashboard: 'Dashboard',
  shop: 'Shop',
  products: 'Products',
  orders: 'Orders',
  buying: 'Buying',
  cart: 'Cart',
  quickOrder: 'Quick order',
  newQuote: 'Request a quotation',
  returns: 'Returns',
  addresses: 'Addresses',
});
