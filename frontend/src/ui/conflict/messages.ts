import { defineMessages } from '@/lib/i18n';

/** Texts for two people who change one thing. */
export const { useText, text } = defineMessages('conflict', {
  title: 'Someone else changed this',
  intro: 'Choose which values to keep. Your changes are still here.',
  theirs: 'Theirs: {{value}}',
  mine: 'Yours: {{value}}',
  takeTheirs: 'Take theirs',
  keepMine: 'Keep mine',
  nothing: '(empty)',
  on: 'On',
  off: 'Off',
  back: 'Back to the form',
  save: 'Save',
});
