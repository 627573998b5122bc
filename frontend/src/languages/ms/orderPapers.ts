import type { Messages } from '@/lib/i18n';

export default {
  papers: 'Dokumen',
  open: '{{paper}} sebagai PDF',
  proforma: 'Invois proforma',
  invoice: 'Invois',
  receipt: 'Resit',
  'packing-slip': 'Slip pembungkusan',
  'shipping-label': 'Label penghantaran',
  'delivery-note': 'Nota penghantaran',
  'credit-note': 'Nota kredit',
} satisfies Messages;
