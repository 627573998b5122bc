import type { Messages } from '@/lib/i18n';

export default {
  cartChanged: '您的购物车已恢复原样',
  cartRefused: '此项无法保留在您的购物车中。',
} satisfies Messages;
