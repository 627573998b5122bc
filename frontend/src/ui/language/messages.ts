import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('language', {
  menu: 'Language: {{language}}',
  title: 'Language',
  text: 'Pages, email and documents use this language on all your devices.',
});
