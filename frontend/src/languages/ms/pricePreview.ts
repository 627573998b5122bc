import type { Messages } from '@/lib/i18n';

export default {
  title: 'Harga yang dibayar pembeli',
  intro: 'Pada harga di atas, seperti yang dikenakan oleh kedai. Belum ada apa-apa yang disimpan.',
  buyer: 'Pembeli',
  customer: 'Pelanggan',
  referredCustomer: 'Pelanggan ejen',
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
