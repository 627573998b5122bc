import type { Messages } from '@/lib/i18n';

export default {
  cancel: 'Batalkan pesanan',
  keep: 'Kekalkan pesanan',
  cancelTitle: 'Batalkan pesanan #{{id}}?',
  cancelText:
    'Kami akan melepaskan stok yang dirizabkan dan tidak menghantar pesanan. Tindakan ini tidak boleh dibatalkan.',
  cancelPaid:
    'Kami akan melepaskan stok yang dirizabkan dan tidak menghantar pesanan. Syarikat akan menguruskan bayaran yang anda buat. Tindakan ini tidak boleh dibatalkan.',
  cancelled: 'Pesanan dibatalkan',
  cancelledText: 'Pesanan #{{id}} tidak akan dihantar.',
  cancelFailed: 'Pembatalan gagal',
  cancelFailedText: 'Gagal membatalkan pesanan. Sila cuba lagi.',
  thanks: 'Terima kasih atas pesanan anda.',
  unpaid:
    'Kami akan merekodkan bayaran anda sebaik sahaja diterima. Selepas itu pesanan disediakan untuk penghantaran.',
  howToPay: 'Cara membayar',
  payAmount: 'Amaun',
  shopOn: 'Teruskan membeli-belah',
  actions: 'Tindakan',
  reorder: 'Pesan semula',
  reorderOne: 'Pesan semula: pesanan #{{id}}',
  reordered: 'Ditambah ke troli anda',
  reorderedText: 'Item pesanan ini kini dalam troli anda pada harga hari ini.',
  reorderFailed: 'Pesanan tidak dapat ditambah ke troli anda',
  tryAgain: 'Sila cuba lagi.',
  reorderLeft: 'Beberapa item tidak dapat ditambah',
  toCart: 'Lihat troli',
  stay: 'Kekal di sini',
} satisfies Messages;
