import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('share', {
  share: 'Share',
  qrLabel: 'QR code for {{value}}',
  downloadPng: 'Download PNG',
});
