import type { Messages } from '@/lib/i18n';

export default {
  title: 'วิเคราะห์การผลิต',
  titleText: 'จำนวนที่ผลิต ของเสีย และจัดส่ง แบบเรียลไทม์จากบัญชีสต็อก',
  produced: 'ผลิต',
  scrapped: 'ของเสีย',
  scrapRate: 'อัตราของเสีย',
  shipped: 'จัดส่ง',
  noRate: '—',
  chart: 'จำนวนชิ้นที่ผลิต ของเสีย และจัดส่ง',
  chartText: 'ผลิต {{produced}} ของเสีย {{scrapped}} และจัดส่ง {{shipped}} ตั้งแต่ {{from}} ถึง {{to}}',
  top: 'ผลิตมากที่สุด',
  product: 'สินค้า',
  empty: 'ไม่มีการผลิต ของเสีย หรือการจัดส่งในช่วงนี้',
  emptyText: 'การรับเข้าด้วยเหตุผล “ผลิต” การจัดส่ง และของเสียจะแสดงที่นี่',
  stockIn: 'รับสินค้าเข้า',
  noProducts: 'ไม่มีสินค้าที่ผลิตหรือเป็นของเสียในช่วงนี้',
} satisfies Messages;
