import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('language', {
  menu: 'Language: {{language}}',
  title: 'Language',
  text: 'All pages in this browser are shown in it, with its dates and numbers.',
});
