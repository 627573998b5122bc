import type { Messages } from '@/lib/i18n';

export default {
  shop: 'Kedai',
  orders: 'Pesanan',
  welcome: 'Helo, {{name}}',
  welcomeText: 'Pesanan anda dan produk baharu di kedai.',
  browse: 'Lihat produk',
  allOrders: 'Semua pesanan',
  open: 'Pesanan menunggu',
  shipped: 'Dalam perjalanan',
  recentOrders: 'Pesanan terkini',
  newProducts: 'Baharu di kedai',
  noOrdersText: 'Pesanan anda akan dipaparkan di sini.',
  ordersText: 'Semua pesanan anda, yang terkini dahulu.',
  shopText: 'Semua produk dengan harga anda.',
  referred: 'Anda menikmati harga ejen melalui ejen yang menjemput anda.',
} satisfies Messages;
