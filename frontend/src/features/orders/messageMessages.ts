import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('orderMessages', {
  title: 'Messages',
  none: 'No messages yet.',
  write: 'Write a message',
  missing: 'Enter a message.',
  tooLong: 'Use at most {{most}} characters.',
  send: 'Send',
  sending: 'Sending…',
  failed: 'The message was not sent',
  you: 'You',
  company: 'The company',
  older: 'Older messages',
});
