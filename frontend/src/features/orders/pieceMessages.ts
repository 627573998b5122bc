import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('orderPieces', {
  of: 'of {{most}}',
  wholePieces: 'A whole number, 0 or more.',
  tooMany: 'At most {{most}}.',
  noPieces: 'Please enter at least one piece.',
  pieces: 'Pieces of {{name}}',
  all: 'All',
  none: 'None',
});
