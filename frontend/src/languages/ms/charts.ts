import type { Messages } from '@/lib/i18n';

export default {
  asTable: 'Tunjukkan sebagai jadual',
  asChart: 'Tunjukkan sebagai carta',
  when: 'Masa',
} satisfies Messages;
