import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('charts', {
  asTable: 'Show as a table',
  asChart: 'Show as a chart',
  when: 'When',
});
