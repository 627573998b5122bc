import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('period', {
  period: 'Period',
  'period.30': 'Last 30 days',
  'period.90': 'Last 90 days',
  'period.365': 'Last 12 months',
  custom: 'Own period',
  from: 'From',
  to: 'To',
  bucket: 'Shown by',
  'bucket.day': 'Day',
  'bucket.week': 'Week',
  'bucket.month': 'Month',
  wrongOrder: 'The period ends before it begins.',
  weekOf: 'Week of {{date}}',
});
