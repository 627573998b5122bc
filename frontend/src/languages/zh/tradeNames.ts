import type { Messages } from '@/lib/i18n';

export default {
  usa: '美国',
  canada: '加拿大',
  europe: '欧洲',
  asia: '亚洲',
  online: '线上',
  store: '经销商店铺',
} satisfies Messages;
