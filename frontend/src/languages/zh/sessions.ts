import type { Messages } from '@/lib/i18n';

export default {
  unknownDevice: '未知设备',
  unknownAddress: '未知地址',
  lastSeen: '最近活动',
  opened: '登录时间',
  thisDevice: '此设备',
  end: '退出该设备',
  endTitle: '在 {{device}} 上退出登录？',
  endText: '需要在该设备上重新登录。',
  ended: '该设备已退出',
  endFailed: '该设备未能退出',
  endFailedText: '请重试。',
} satisfies Messages;
