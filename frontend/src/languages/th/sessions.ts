import type { Messages } from '@/lib/i18n';

export default {
  unknownDevice: 'อุปกรณ์ที่ไม่รู้จัก',
  unknownAddress: 'ที่อยู่ที่ไม่รู้จัก',
  lastSeen: 'ใช้งานล่าสุด',
  opened: 'เข้าสู่ระบบเมื่อ',
  thisDevice: 'อุปกรณ์นี้',
  end: 'ออกจากระบบบนอุปกรณ์นั้น',
  endTitle: 'ออกจากระบบบน {{device}} หรือไม่',
  endText: 'ต้องเข้าสู่ระบบใหม่บนอุปกรณ์นั้น',
  ended: 'ออกจากระบบบนอุปกรณ์นั้นแล้ว',
  endFailed: 'ออกจากระบบบนอุปกรณ์นั้นไม่สำเร็จ',
  endFailedText: 'กรุณาลองอีกครั้ง',
} satisfies Messages;
