import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('addresses', {
  title: 'Addresses',
  intro: 'Where your orders go. You choose one of them when you order.',
  add: 'Add an address',
  empty: 'No addresses yet',
  emptyText: 'Keep the places your orders go to, and choose one with a click when you order.',
  isDefault: 'Default',
  edit: 'Edit',
  editNamed: 'Edit {{name}}',
  remove: 'Remove',
  removeNamed: 'Remove {{name}}',
  removeTitle: 'Remove {{name}}?',
  removeText: 'It leaves your address book. Orders that went there keep it.',
  removed: 'Address removed',
  removeFailed: 'The address was not removed',
  tryAgain: 'Please try again.',
  makeDefault: 'Make it the default',
  makeDefaultNamed: 'Make {{name}} the default',
  defaultSet: 'Default address changed',
  full: 'Your address book is full: it holds {{count}} addresses.',
});
