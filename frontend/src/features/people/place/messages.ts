import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('place', {
  nowhere: 'no country',
  waiting:
    'Your move from {{from}} to {{to}} is waiting for approval. Until then, prices of your old region apply.',
  title: 'Moves to approve',
  intro: 'Prices of the old region apply until you decide.',
  move: '{{from}} → {{to}}',
  approve: 'Approve',
  approveNamed: 'Approve the move of {{name}}',
  refuse: 'Refuse',
  refuseNamed: 'Refuse the move of {{name}}',
  refuseTitle: 'Refuse the move of {{name}}?',
  refuseText: '{{name}} stays in {{from}} and is told the reason.',
  reason: 'Reason',
  approved: 'Move approved',
  approvedText: '{{name}} now pays the prices of {{to}}.',
  refused: 'Move refused',
  refusedText: '{{name}} has been told the reason.',
  failed: 'The move was not decided',
});
