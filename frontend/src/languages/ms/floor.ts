import type { Messages } from '@/lib/i18n';

export default {
  queue: 'Giliran pesanan',
  dashboard: 'Papan pemuka',
  picking: 'Pengambilan',

  courier: 'Kurier',
  'courier.express': 'Ekspres',
  'courier.standard': 'Standard',
  'courier.economy': 'Ekonomi',
  'courier.none': 'Tiada kurier',

  trackingNumber: 'Nombor penjejakan',
  shippingNotes: 'Catatan penghantaran',
  updateLogistics: 'Kemas kini logistik',
  updated: 'Logistik dikemas kini',
  updateFailed: 'Logistik tidak dikemas kini',
  tryAgain: 'Sila cuba lagi.',
  order: 'Pesanan #{{id}}',

  recent: '7 hari terakhir',
  now: 'Sekarang',
  against: 'daripada {{value}} sebelumnya',
  ordersProcessed: 'Pesanan diproses',
  ordersShipped: 'Pesanan dihantar',
  ordersDelivered: 'Pesanan telah sampai',
  piecesReceived: 'Unit diterima',
  piecesProduced: 'Unit dikeluarkan',
  issuesClosed: 'Isu ditutup',

  pickOrder: 'Ambil pesanan ini',
  pickOrders_other: 'Ambil {{count}} pesanan',
  claimed: 'Pengambilan bermula',
  claimedText_other: '{{count}} pesanan kini milik anda dalam gelombang #{{id}}.',
  shortfall:
    '{{missing}} daripada {{asked}} pesanan tidak dapat diambil: tiada lagi pesanan yang menunggu.',
  shortfallTaken_other: '{{count}} pesanan sedang diambil oleh orang lain.',
  shortfallShort_other:
    '{{count}} pesanan kekurangan stok; ambil setiap satu dari halaman pesanannya.',
} satisfies Messages;
