import type { Messages } from '@/lib/i18n';

export default {
  asTable: 'แสดงเป็นตาราง',
  asChart: 'แสดงเป็นกราฟ',
  when: 'ช่วงเวลา',
} satisfies Messages;
