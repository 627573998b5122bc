import type { Messages } from '@/lib/i18n';

export default {
  title: '留言',
  none: '暂无留言。',
  write: '写留言',
  missing: '请输入留言。',
  tooLong: '最多 {{most}} 个字符。',
  send: '发送',
  sending: '正在发送…',
  failed: '留言未发送',
  you: '您',
  company: '公司',
  older: '更早的留言',
} satisfies Messages;
