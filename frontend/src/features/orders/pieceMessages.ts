import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('orderPieces', {
  of: 'of {{most}}',
  wholePieces: 'Enter a whole number of 0 or more.',
  tooMany: 'At most {{most}}.',
  noPieces: 'Enter at least one piece.',
  pieces: 'Pieces of {{name}}',
  all: 'All',
  none: 'None',
});
