import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('theme', {
  toLight: 'Switch to light mode',
  toDark: 'Switch to dark mode',
  close: 'Close',
  clear: 'Clear',
  open: 'Open',
  noOptions: 'No options',
  loading: 'Loading…',
  showPath: 'Show the whole path',
});
