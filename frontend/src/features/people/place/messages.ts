import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('place', {
  nowhere: 'no country',
  waiting:
    'Your move from {{from}} to {{to}} is waiting for approval. Until then, the prices of your old region apply.',
  title: 'Moves to approve',
  intro: 'The prices of the old region apply until you decide.',
  move: '{{from}} → {{to}}',
  approve: 'Approve',
  approveNamed: 'Approve the move of {{name}}',
  refuse: 'Reject',
  refuseNamed: 'Reject the move of {{name}}',
  refuseTitle: 'Reject the move of {{name}}?',
  refuseText: '{{name}} stays in {{from}} and will see your reason.',
  reason: 'Reason',
  approved: 'Move approved',
  approvedText: '{{name}} now pays the prices of {{to}}.',
  refused: 'Move rejected',
  refusedText: '{{name}} has been notified.',
  failed: 'The move was not updated',
});
