import type { Messages } from '@/lib/i18n';

export default {
  title: 'Harga yang dibayar pembeli',
  intro:
    'Harga yang akan dibayar oleh setiap pembeli pada harga di atas. Belum ada apa-apa yang disimpan.',
  buyer: 'Pembeli',
  customer: 'Pelanggan',
  referredCustomer: 'Pelanggan rujukan',
  agent: 'Ejen',
  dealer: 'Pengedar',
  wholesaler: 'Pemborong',
  storeCustomer: 'Pelanggan di kedai pengedar',
  each: '{{price}} seunit',
  notSold: 'Tidak dijual',
  refused: 'Tidak dijual: “{{sentence}}”',
  failed: 'Pratonton tidak dapat dikira.',
  retry: 'Cuba lagi',
} satisfies Messages;
