import type { Messages } from '@/lib/i18n';

export default {
  stockIn: 'Stok masuk',
  lowStock: 'Stok rendah',
  imports: 'Import dan eksport',
  orders: 'Pesanan gudang',
  activity: 'Sejarah log masuk & log keluar ahli',

  dashboardTitle: 'Papan pemuka pengilang',
  dashboardText: 'Jualan, stok dan pesanan syarikat secara langsung.',
  totalRevenue: 'Jumlah hasil',
  received: '{{amount}} diterima',
  pendingOrders: 'Pesanan menunggu',
  activeAgents: 'Ejen aktif',
  totalUsers: 'Jumlah pengguna',
  activeProducts: 'Produk aktif',
  stockAlerts: 'Amaran stok',
  lowStockText: 'Paling sedikit dahulu',
  lowStockNone: 'Semua stok mencukupi',
  ofBalance: '{{available}} tersedia, {{balance}} dalam stok',
  takeIn: 'Stok masuk',
  recentMovements: 'Pergerakan stok terkini',
  noMovements: 'Belum ada pergerakan stok',
  newestOrders: 'Pesanan terbaharu',
  noOrders: 'Belum ada pesanan',
  viewAll: 'Lihat semua',
  platform: 'Sistem',
} satisfies Messages;
