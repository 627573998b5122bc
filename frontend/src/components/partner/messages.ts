import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('partner', {
  pendingTitle: 'Your account is waiting for approval',
  pendingText:
    'You can look around. Your prices, orders and payouts open once your registration is checked; you are told at once.',
  rejectedTitle: 'Your registration was not accepted',
  rejectedText: 'Your account shows the reason.',
  account: 'My account',
  documents: 'My documents',
});
