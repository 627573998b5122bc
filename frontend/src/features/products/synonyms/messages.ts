import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('searchSynonyms', {
  title: 'Search synonyms',
  intro:
    'Words in a group mean the same: a search for one also finds products with the others. Numbers and units need no group: 6mg finds 6 mg.',
  add: 'Add group',
  edit: 'Edit',
  editOf: 'Edit the group of {{word}}',
  remove: 'Delete',
  removeOf: 'Delete the group of {{word}}',
  groups_one: '{{count}} group',
  groups_other: '{{count}} groups',
  empty: 'No synonyms yet',
  emptyText:
    'Add words your customers use for the same thing, such as vape juice, e-liquid and eliquid.',
  addTitle: 'Add group',
  editTitle: 'Edit group',
  words: 'Words',
  wordsHint: '2 to 20 words, separated by commas or on separate lines.',
  tooFew: 'Enter at least two words that mean the same.',
  tooMany: 'A group can have up to 20 words.',
  save: 'Save group',
  saved: 'Synonyms saved',
  savedText: 'Searches use them right away.',
  removeTitle: 'Delete the group of {{word}}?',
  removeText: 'Searches for one of these words will no longer find the others: {{words}}.',
  deleted: 'Deleted',
  removed: 'Group deleted',
  removeFailed: 'The group could not be deleted',
});
