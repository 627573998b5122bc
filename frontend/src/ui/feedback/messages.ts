import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('feedback', {
  failedToLoad: 'This could not be loaded. Please try again.',
  requestId: 'Reference {{id}}',
  stale: 'This may be out of date.',
  seconds_one: 'Please wait {{count}} second before you try again.',
  seconds_other: 'Please wait {{count}} seconds before you try again.',
  minutes_one: 'Please wait {{count}} minute before you try again.',
  minutes_other: 'Please wait {{count}} minutes before you try again.',
  over: 'You can try again now.',
});
