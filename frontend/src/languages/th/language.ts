import type { Messages } from '@/lib/i18n';

export default {
  menu: 'ภาษา: {{language}}',
  title: 'ภาษา',
  text: 'ทุกหน้าในเบราว์เซอร์นี้จะแสดงเป็นภาษาที่เลือก รวมถึงรูปแบบวันที่และตัวเลข',
} satisfies Messages;
