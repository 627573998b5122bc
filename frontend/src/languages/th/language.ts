import type { Messages } from '@/lib/i18n';

export default {
  menu: 'ภาษา: {{language}}',
  title: 'ภาษา',
  text: 'หน้าเว็บ อีเมล และเอกสารจะใช้ภาษานี้ในทุกอุปกรณ์ของคุณ',
} satisfies Messages;
