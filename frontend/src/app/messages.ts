import { defineMessages } from '@/lib/i18n';

export const { text } = defineMessages('app', {
  cartChanged: 'Your cart was restored',
  cartRefused: 'This change could not be saved in your cart.',

  view: 'View as',
  viewing: 'You are viewing Tierway as {{name}}. Changes are disabled.',
  viewEnd: 'Stop viewing',
  viewEndFailed: 'Could not stop viewing',
  viewEndFailedText: 'Please try again.',

  connectionLost: 'Connection lost. Retrying…',
  notRefreshed: 'Some of this page could not be refreshed. Retrying…',
  signOutPending: 'No connection. You’ll be signed out as soon as we can reach the server.',
  outdated: 'A new version is available.',
  reload: 'Reload',
  sessionEnded: 'Your session has ended',
  sessionEndedText: 'Sign in to pick up where you left off.',
});
