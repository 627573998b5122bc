import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('underage', {
  title: 'This shop is for adults',
  years: 'You must be at least {{age}} years old to enter.',
  plain: 'You must be of legal age to enter.',
  mistake: 'I answered by mistake',
});
