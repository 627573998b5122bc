import type { Messages } from '@/lib/i18n';

export default {
  title: 'ร้านนี้สำหรับผู้ใหญ่',
  years: 'คุณต้องมีอายุอย่างน้อย {{age}} ปีจึงจะเข้าได้',
  plain: 'คุณต้องมีอายุถึงเกณฑ์ตามกฎหมายจึงจะเข้าได้',
  mistake: 'ฉันตอบผิด',
} satisfies Messages;
