import type { Messages } from '@/lib/i18n';

export default {
  cancel: 'Batalkan pesanan',
  keep: 'Kekalkan pesanan',
  cancelTitle: 'Batalkan pesanan #{{id}}?',
  cancelText:
    'Unit yang dirizabkan dikembalikan ke rak dan pesanan tidak akan dihantar. Tindakan ini tidak boleh dibatalkan.',
  cancelPaid:
    'Unit yang dirizabkan dikembalikan ke rak dan pesanan tidak akan dihantar. Bayaran yang telah direkodkan akan diuruskan oleh syarikat. Tindakan ini tidak boleh dibatalkan.',
  cancelled: 'Pesanan dibatalkan',
  cancelledText: 'Pesanan #{{id}} tidak akan dihantar.',
  cancelFailed: 'Pembatalan gagal',
  cancelFailedText: 'Gagal membatalkan pesanan. Sila cuba lagi.',
  thanks: 'Terima kasih atas pesanan anda.',
  unpaid:
    'Kami akan merekodkan bayaran anda sebaik sahaja diterima. Selepas itu pesanan disediakan untuk penghantaran.',
  shopOn: 'Teruskan membeli-belah',
  reorder: 'Pesan semula',
  reordered: 'Kembali ke dalam troli anda',
  reorderedText: 'Baris pesanan ini kini dalam troli anda dengan harga hari ini.',
  reorderFailed: 'Pesanan tidak dapat dimasukkan ke dalam troli',
  tryAgain: 'Sila cuba lagi.',
  reorderLeft: 'Beberapa baris tidak dapat dimasukkan',
  toCart: 'Ke troli',
  stay: 'Kekal di sini',
} satisfies Messages;
