import type { Messages } from '@/lib/i18n';

export default {
  share: '分享',
  qrLabel: '{{value}} 的二维码',
  downloadPng: '下载 PNG',
} satisfies Messages;
