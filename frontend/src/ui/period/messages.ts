import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('period', {
  period: 'Period',
  'period.30': 'Last 30 days',
  'period.90': 'Last 90 days',
  'period.365': 'Last 12 months',
  custom: 'Custom range',
  from: 'From',
  to: 'To',
  bucket: 'Group by',
  'bucket.day': 'Day',
  'bucket.week': 'Week',
  'bucket.month': 'Month',
  wrongOrder: 'The end date is before the start date.',
  weekOf: 'Week of {{date}}',
  'period.last-month': 'Last month',
});
