import type { Messages } from '@/lib/i18n';

export default {
  seconds_other: 'กรุณารอ {{count}} วินาทีก่อนลองอีกครั้ง',
  minutes_other: 'กรุณารอ {{count}} นาทีก่อนลองอีกครั้ง',
  over: 'คุณลองอีกครั้งได้แล้ว',
} satisfies Messages;
