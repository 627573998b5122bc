import type { Messages } from '@/lib/i18n';

export default {
  search: 'ค้นหาด้วยชื่อ รายละเอียด หรือหมวดหมู่',
  category: 'หมวดหมู่',
  allCategories: 'หมวดหมู่ทั้งหมด',
  severalCategories: '{{count}} หมวดหมู่',
  sort: 'เรียงตาม',
  sortRelevance: 'ความเกี่ยวข้อง',
  sortName: 'ชื่อ',
  sortPrice: 'ราคา',
  sortCategory: 'หมวดหมู่',
  sortBest: 'ขายดี',
  filters: 'ตัวกรอง',
  view: 'มุมมอง',
  grid: 'กริด',
  list: 'รายการ',
  found_other: 'พบสินค้า {{count}} รายการ',
  products: 'สินค้า',
  empty: 'ไม่พบสินค้า',
  emptyText: 'ไม่มีสินค้าที่ตรงกับคำค้นหาและหมวดหมู่นี้',
  emptyShop: 'ขณะนี้ยังไม่มีสินค้าวางขาย',
} satisfies Messages;
