import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('language', {
  menu: 'Language: {{language}}',
  title: 'Language',
  text: 'Every page in this browser uses this language, with its date and number formats.',
});
