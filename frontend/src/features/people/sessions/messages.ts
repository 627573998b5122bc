import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('sessions', {
  unknownDevice: 'Unknown device',
  unknownAddress: 'Unknown address',
  lastSeen: 'last seen',
  opened: 'signed in',
  thisDevice: 'This device',
  end: 'Sign out there',
  endTitle: 'Sign out on {{device}}?',
  endText: 'Whoever uses it has to sign in again.',
  ended: 'Signed out there',
  endFailed: 'The session was not ended',
  endFailedText: 'Please try again.',
});
