import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('sessions', {
  unknownDevice: 'Unknown device',
  unknownAddress: 'Unknown address',
  lastSeen: 'last active',
  opened: 'signed in',
  thisDevice: 'This device',
  end: 'Sign out device',
  endTitle: 'Sign out on {{device}}?',
  endText: 'They’ll need to sign in again on that device.',
  ended: 'Device signed out',
  endFailed: 'The device was not signed out',
  endFailedText: 'Please try again.',
});
