import type { Messages } from '@/lib/i18n';

export default {
  shop: 'ร้านค้า',
  orders: 'คำสั่งซื้อ',
  welcome: 'สวัสดี {{name}}',
  welcomeText: 'คำสั่งซื้อของคุณและสินค้าใหม่ในร้าน',
  browse: 'เลือกซื้อสินค้า',
  allOrders: 'คำสั่งซื้อทั้งหมด',
  open: 'คำสั่งซื้อรอดำเนินการ',
  shipped: 'อยู่ระหว่างจัดส่ง',
  recentOrders: 'คำสั่งซื้อล่าสุด',
  newProducts: 'สินค้าใหม่ในร้าน',
  noOrdersText: 'คำสั่งซื้อของคุณจะแสดงที่นี่',
  ordersText: 'คำสั่งซื้อทั้งหมดของคุณ เรียงจากใหม่ไปเก่า',
  shopText: 'สินค้าทั้งหมดพร้อมราคาของคุณ',
  referred: 'คุณได้ราคาตัวแทนผ่านตัวแทนที่เชิญคุณ',
} satisfies Messages;
