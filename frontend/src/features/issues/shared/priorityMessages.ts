import { defineMessages } from '@/lib/i18n';

export const { text } = defineMessages('issuePriority', {
  urgent: 'Urgent',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
});
