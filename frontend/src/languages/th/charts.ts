import type { Messages } from '@/lib/i18n';

export default {
  asTable: 'แสดงเป็นตาราง',
  asChart: 'แสดงเป็นกราฟ',
  when: 'ช่วงเวลา',
  picture: 'PNG',
  pictureOf: '{{title}} เป็นรูปภาพ PNG',
  pictureFailed: 'สร้างรูปภาพไม่สำเร็จ',
  pictureFailedText: 'กรุณาลองอีกครั้ง หรือใช้ตารางแทน',
} satisfies Messages;
