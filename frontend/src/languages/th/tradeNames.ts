import type { Messages } from '@/lib/i18n';

export default {
  usa: 'สหรัฐอเมริกา',
  canada: 'แคนาดา',
  europe: 'ยุโรป',
  asia: 'เอเชีย',
  online: 'ออนไลน์',
  store: 'ร้านดีลเลอร์',
} satisfies Messages;
