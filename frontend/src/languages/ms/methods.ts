import type { Messages } from '@/lib/i18n';

export default {
  Bank: 'Bank',
  Cash: 'Tunai',
  Crypto: 'Kripto',
  Wallet: 'Dompet digital',
  'Credit Card': 'Kad kredit',
  'Debit Card': 'Kad debit',
  'Online Banking': 'Perbankan dalam talian',
  'QR Pay': 'Bayaran QR',
  'Pick-Up': 'Ambil sendiri',
  'Air Courier Service': 'Kurier udara',
  'Express Delivery': 'Penghantaran ekspres',
  'Standard Shipping': 'Penghantaran biasa',
  'Sea Freight': 'Kargo laut',
  'Land Transport': 'Pengangkutan darat',
} satisfies Messages;
