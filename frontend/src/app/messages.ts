import { defineMessages } from '@/lib/i18n';

export const { text } = defineMessages('app', {
  cartChanged: 'Your cart was put back',
  cartRefused: 'This could not stay in your cart.',

  view: 'Pages of somebody else',
  viewing: 'You see Tierway as {{name}}. Nothing can be changed.',
  viewEnd: 'End',
  viewEndFailed: 'You still see these pages',
  viewEndFailedText: 'Please try again.',

  connectionLost: 'Connection lost, retrying …',
  notRefreshed: 'Some of this page could not be refreshed, retrying …',
  signOutPending:
    'You are not signed out yet: no connection. It happens as soon as the server can be reached.',
  outdated: 'There is a new version of this page.',
  reload: 'Reload',
  sessionEnded: 'Your session has ended',
  sessionEndedText: 'Sign in to go on where you were.',
});
