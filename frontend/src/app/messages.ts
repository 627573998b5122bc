import { defineMessages } from '@/lib/i18n';

export const { text } = defineMessages('app', {
  cartChanged: 'Your cart was put back',
  cartRefused: 'This could not stay in your cart.',
});
