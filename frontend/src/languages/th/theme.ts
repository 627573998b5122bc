import type { Messages } from '@/lib/i18n';

export default {
  toLight: 'เปลี่ยนเป็นโหมดสว่าง',
  toDark: 'เปลี่ยนเป็นโหมดมืด',
} satisfies Messages;
