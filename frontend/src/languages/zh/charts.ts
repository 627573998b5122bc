import type { Messages } from '@/lib/i18n';

export default {
  asTable: '以表格显示',
  asChart: '以图表显示',
  when: '时间',
} satisfies Messages;
