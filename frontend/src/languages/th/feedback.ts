import type { Messages } from '@/lib/i18n';

export default {
  failedToLoad: 'โหลดข้อมูลไม่สำเร็จ กรุณาลองอีกครั้ง',
  requestId: 'รหัสอ้างอิง {{id}}',
  stale: 'ข้อมูลอาจไม่เป็นปัจจุบัน',
  seconds_other: 'กรุณารอ {{count}} วินาทีก่อนลองอีกครั้ง',
  minutes_other: 'กรุณารอ {{count}} นาทีก่อนลองอีกครั้ง',
  over: 'คุณลองอีกครั้งได้แล้ว',
} satisfies Messages;
