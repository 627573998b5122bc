import type { Messages } from '@/lib/i18n';

export default {
  unknownDevice: '未知设备',
  unknownAddress: '未知地址',
  lastSeen: '最近活动',
  opened: '登录时间',
  thisDevice: '此设备',
  end: '退出该设备',
  endTitle: '在 {{device}} 上退出登录？',
  endText: '使用该设备的人需要重新登录。',
  ended: '已在该设备退出',
  endFailed: '登录会话未能结束',
  endFailedText: '请重试。',
} satisfies Messages;
