import { defineMessages } from '@/lib/i18n';

/** `for.<audience>` is the heading over the pages for some people. */
export const { useText } = defineMessages('help', {
  title: 'Help',
  lead: 'Short guides to everyday tasks.',
  search: 'Search help',
  found_one: '{{count}} page found',
  found_other: '{{count}} pages found',
  none: 'No help page has “{{query}}”',
  noneText: 'Try fewer or other words.',
  guide: 'Integration guide',
  guideLead: 'For people whose programs talk to this one. In English.',
  'for.joining': 'Before you join',
  'for.buyers': 'For buyers',
  'for.dealers': 'For dealers',
  'for.wholesalers': 'For wholesalers',
  'for.agents': 'For agents',
  'for.warehouse': 'For the warehouse',
  'for.employees': 'For employees',
  'for.manufacturer': 'For manufacturers',
  'for.admin': 'For admins',
  'for.everyone': 'For everyone',
});
