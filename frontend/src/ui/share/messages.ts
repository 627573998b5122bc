import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('share', {
  share: 'Share',
  qrLabel: 'QR code for {{value}}',
  downloadPng: 'Download PNG',

  camera: 'Scan with the camera',
  cameraTitle: 'Scan a code',
  cameraView: 'Camera view',
  cameraHint: 'Point the camera at a barcode or QR code.',
  cameraRefused:
    'The camera is blocked. Allow it in your browser’s settings for this site, or type the code.',
  cameraMissing: 'The camera could not be opened. Type the code instead.',
});
