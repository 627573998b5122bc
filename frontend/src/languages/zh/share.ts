import type { Messages } from '@/lib/i18n';

export default {
  share: '分享',
  qrLabel: '{{value}} 的二维码',
  downloadPng: '下载 PNG',

  camera: '用相机扫描',
  cameraTitle: '扫描条码',
  cameraView: '相机画面',
  cameraHint: '将相机对准条形码或二维码。',
  cameraRefused: '相机已被阻止。请在浏览器设置中允许本网站使用相机，或手动输入编码。',
  cameraMissing: '无法打开相机，请手动输入编码。',
} satisfies Messages;
