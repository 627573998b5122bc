import type { Messages } from '@/lib/i18n';

export default {
  'kind.product': 'Produk',
  'kind.order': 'Pesanan',
  'kind.document': 'Dokumen',
  'kind.person': 'Pengguna',
  'kind.supplier': 'Pembekal',
  'document.quotation': 'Sebut harga {{number}}',
  'document.invoice': 'Invois {{number}}',
  'document.receipt': 'Resit {{number}}',
  'document.deliveryNote': 'Nota penghantaran {{number}}',
  'document.creditNote': 'Nota kredit {{number}}',
  'document.return': 'Pemulangan {{number}}',
  'document.purchaseOrder': 'Pesanan belian {{number}}',
  goToHint: 'Halaman, nama, SKU atau nombor',
  noMatch: 'Tiada apa-apa ditemui untuk “{{query}}”.',
  searching: 'Sedang mencari…',
  failed: 'Carian tidak berjaya. Sila cuba lagi.',
} satisfies Messages;
