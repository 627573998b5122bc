import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('theme', {
  toLight: 'Switch to the light colours',
  toDark: 'Switch to the dark colours',
  close: 'Close',
  clear: 'Clear',
  open: 'Open',
  noOptions: 'Nothing to choose from',
  loading: 'Loading…',
  showPath: 'Show the whole path',
});
