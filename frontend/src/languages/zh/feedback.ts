import type { Messages } from '@/lib/i18n';

export default {
  failedToLoad: '加载失败，请重试。',
  requestId: '参考编号 {{id}}',
  stale: '内容可能已过时。',
  seconds_other: '请等待 {{count}} 秒后重试。',
  minutes_other: '请等待 {{count}} 分钟后重试。',
  over: '现在可以重试。',
} satisfies Messages;
