import type { Messages } from '@/lib/i18n';

export default {
  ageTitle: 'คุณอายุ {{age}} ปีขึ้นไปหรือไม่',
  ageText: 'เราจำหน่ายสินค้าสำหรับผู้ใหญ่ซึ่งอาจมีนิโคติน ระบบจะจำคำตอบของคุณไว้ในอุปกรณ์นี้',
  ageYes: 'ใช่',
  ageNo: 'ไม่ใช่',
} satisfies Messages;
