import type { Messages } from '@/lib/i18n';

export default {
  menu: '语言：{{language}}',
  title: '语言',
  text: '页面、邮件和单据在您的所有设备上均使用该语言。',
} satisfies Messages;
