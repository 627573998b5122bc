import { defineMessages } from '@/lib/i18n';

export const { text } = defineMessages('app', {
  cartChanged: 'Your cart was put back',
  cartRefused: 'This could not stay in your cart.',

  view: 'Pages of somebody else',
  viewing: 'You see Tierway as {{name}}. Nothing can be changed.',
  viewEnd: 'End',
  viewEndFailed: 'You still see these pages',
  viewEndFailedText: 'Please try again.',
});
