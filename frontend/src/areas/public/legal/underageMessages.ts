import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('underage', {
  title: 'This shop is for adults',
  years: 'You have to be at least {{age}} years old to enter.',
  plain: 'You have to be of legal age to enter.',
  mistake: 'I answered by mistake',
});
