import type { Messages } from '@/lib/i18n';

export default {
  menu: '语言：{{language}}',
  title: '语言',
  text: '此浏览器中的所有页面均以该语言显示，日期和数字格式也随之变化。',
} satisfies Messages;
