import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('addresses', {
  title: 'Addresses',
  intro: 'Where your orders are delivered. Choose one at checkout.',
  add: 'Add an address',
  empty: 'No addresses yet',
  emptyText: 'Save your delivery addresses and choose one at checkout.',
  isDefault: 'Default',
  edit: 'Edit',
  editNamed: 'Edit {{name}}',
  remove: 'Remove',
  removeNamed: 'Remove {{name}}',
  removeTitle: 'Remove {{name}}?',
  removeText: 'It will be removed from your address book. Past orders keep it.',
  removed: 'Address removed',
  removeFailed: 'The address was not removed',
  tryAgain: 'Please try again.',
  makeDefault: 'Make default',
  makeDefaultNamed: 'Make default: {{name}}',
  defaultSet: 'Default address changed',
  full: 'Your address book is full ({{count}} addresses).',
});
