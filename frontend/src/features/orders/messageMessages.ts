import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('orderMessages', {
  title: 'Messages',
  none: 'Nothing has been written yet.',
  write: 'Write a message',
  missing: 'Please write a message.',
  tooLong: 'At most {{most}} characters.',
  send: 'Send',
  sending: 'Sending…',
  failed: 'The message was not sent',
  you: 'You',
  company: 'The company',
  older: 'Older messages',
});
