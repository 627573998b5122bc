import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('partner', {
  pendingTitle: 'Your account is waiting for approval',
  pendingText:
    'You can look around for now. Prices, orders and payouts open once your registration is approved; we’ll let you know.',
  needed: 'Still needed: {{list}}.',
  checking: 'In review: {{list}}.',
  accepted: 'Your documents are accepted. We’ll decide on your account next.',
  rejectedTitle: 'Your registration was not accepted',
  rejectedText: 'See your account for the reason.',
  account: 'My account',
  documents: 'My documents',
});
