import type { Messages } from '@/lib/i18n';

export default {
  stockIn: 'รับสินค้าเข้า',
  lowStock: 'สต็อกเหลือน้อย',
  imports: 'นำเข้าและส่งออก',
  orders: 'คำสั่งซื้อของคลัง',
  activity: 'ประวัติการเข้าและออกจากระบบของสมาชิก',

  dashboardTitle: 'แดชบอร์ดผู้ผลิต',
  dashboardText: 'ยอดขาย สต็อก และคำสั่งซื้อของบริษัท แบบเรียลไทม์',
  totalRevenue: 'รายได้รวม',
  received: 'รับแล้ว {{amount}}',
  pendingOrders: 'คำสั่งซื้อรอดำเนินการ',
  activeAgents: 'ตัวแทนที่ใช้งานอยู่',
  totalUsers: 'ผู้ใช้ทั้งหมด',
  activeProducts: 'สินค้าที่วางขาย',
  stockAlerts: 'แจ้งเตือนสต็อก',
  lowStockText: 'เรียงจากเหลือน้อยที่สุด',
  lowStockNone: 'สต็อกเพียงพอทุกรายการ',
  ofBalance: 'พร้อมขาย {{available}} คงเหลือ {{balance}}',
  takeIn: 'รับสินค้าเข้า',
  recentMovements: 'การเคลื่อนไหวสต็อกล่าสุด',
  noMovements: 'ยังไม่มีการเคลื่อนไหวสต็อก',
  newestOrders: 'คำสั่งซื้อใหม่ล่าสุด',
  noOrders: 'ยังไม่มีคำสั่งซื้อ',
  viewAll: 'ดูทั้งหมด',
  platform: 'ระบบ',
} satisfies Messages;
