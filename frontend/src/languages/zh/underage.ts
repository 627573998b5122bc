import type { Messages } from '@/lib/i18n';

export default {
  title: '本店仅面向成年人',
  years: '您须年满 {{age}} 周岁才能进入。',
  plain: '您须达到法定年龄才能进入。',
  mistake: '我选错了',
} satisfies Messages;
