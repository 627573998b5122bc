import type { Messages } from '@/lib/i18n';

export default {
  share: 'Kongsi',
  qrLabel: 'Kod QR untuk {{value}}',
  downloadPng: 'Muat turun PNG',
} satisfies Messages;
