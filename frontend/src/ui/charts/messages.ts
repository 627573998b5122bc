import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('charts', {
  asTable: 'Show as a table',
  asChart: 'Show as a chart',
  when: 'When',
  picture: 'PNG',
  pictureOf: '{{title}} as a PNG picture',
  pictureFailed: 'The picture was not made',
  pictureFailedText: 'Please try again, or take the table.',
});
