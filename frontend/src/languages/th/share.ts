import type { Messages } from '@/lib/i18n';

export default {
  share: 'แชร์',
  qrLabel: 'คิวอาร์โค้ดของ {{value}}',
  downloadPng: 'ดาวน์โหลด PNG',
} satisfies Messages;
