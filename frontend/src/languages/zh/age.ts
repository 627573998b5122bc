import type { Messages } from '@/lib/i18n';

export default {
  ageTitle: '您是否已满 {{age}} 周岁？',
  ageText: '我们销售面向成年人、可能含有尼古丁的产品。您的回答会保存在此设备上。',
  ageYes: '是，我已满',
  ageNo: '否',
} satisfies Messages;
