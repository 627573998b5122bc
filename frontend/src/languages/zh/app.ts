import type { Messages } from '@/lib/i18n';

export default {
  cartChanged: '您的购物车已恢复原样',
  cartRefused: '此项无法保留在您的购物车中。',

  view: '他人的页面',
  viewing: '您正以 {{name}} 的身份查看 Tierway，无法进行任何更改。',
  viewEnd: '结束',
  viewEndFailed: '您仍在查看这些页面',
  viewEndFailedText: '请重试。',
} satisfies Messages;
