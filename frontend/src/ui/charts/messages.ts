import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('charts', {
  asTable: 'Show as a table',
  asChart: 'Show as a chart',
  when: 'When',
  picture: 'PNG',
  pictureOf: '{{title}} as a PNG image',
  pictureFailed: 'The PNG could not be created',
  pictureFailedText: 'Please try again, or use the table.',
});
