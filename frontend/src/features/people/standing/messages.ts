import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('partner', {
  pendingTitle: 'Your account is waiting for approval',
  pendingText:
    'You can look around. Your prices, orders and payouts open once your registration is checked; you are told at once.',
  needed: 'Still needed from you: {{list}}.',
  checking: 'We are checking: {{list}}.',
  accepted: 'Your documents are accepted; the decision about your account comes next.',
  rejectedTitle: 'Your registration was not accepted',
  rejectedText: 'Your account shows the reason.',
  account: 'My account',
  documents: 'My documents',
});
