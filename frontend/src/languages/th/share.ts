import type { Messages } from '@/lib/i18n';

export default {
  share: 'แชร์',
  qrLabel: 'คิวอาร์โค้ดของ {{value}}',
  downloadPng: 'ดาวน์โหลด PNG',

  camera: 'สแกนด้วยกล้อง',
  cameraTitle: 'สแกนรหัส',
  cameraView: 'ภาพจากกล้อง',
  cameraHint: 'หันกล้องไปที่บาร์โค้ดหรือคิวอาร์โค้ด',
  cameraRefused: 'กล้องถูกบล็อก โปรดอนุญาตในการตั้งค่าเบราว์เซอร์สำหรับเว็บไซต์นี้ หรือพิมพ์รหัส',
  cameraMissing: 'เปิดกล้องไม่ได้ โปรดพิมพ์รหัสแทน',
} satisfies Messages;
