import type { Messages } from '@/lib/i18n';

export default {
  Bank: 'โอนผ่านธนาคาร',
  Cash: 'เงินสด',
  Crypto: 'คริปโต',
  Wallet: 'กระเป๋าเงินดิจิทัล',
  'Credit Card': 'บัตรเครดิต',
  'Debit Card': 'บัตรเดบิต',
  'Online Banking': 'ธนาคารออนไลน์',
  'QR Pay': 'จ่ายด้วย QR',
  'Pick-Up': 'รับเอง',
  'Air Courier Service': 'ขนส่งด่วนทางอากาศ',
  'Express Delivery': 'จัดส่งด่วน',
  'Standard Shipping': 'จัดส่งมาตรฐาน',
  'Sea Freight': 'ขนส่งทางเรือ',
  'Land Transport': 'ขนส่งทางบก',
} satisfies Messages;
