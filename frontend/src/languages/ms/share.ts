import type { Messages } from '@/lib/i18n';

export default {
  share: 'Kongsi',
  qrLabel: 'Kod QR untuk {{value}}',
  downloadPng: 'Muat turun PNG',

  camera: 'Imbas dengan kamera',
  cameraTitle: 'Imbas kod',
  cameraView: 'Paparan kamera',
  cameraHint: 'Halakan kamera ke kod bar atau kod QR.',
  cameraRefused:
    'Kamera disekat. Benarkannya dalam tetapan pelayar untuk laman ini, atau taip kod.',
  cameraMissing: 'Kamera tidak dapat dibuka. Sila taip kod.',
} satisfies Messages;
