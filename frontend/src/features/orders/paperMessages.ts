import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('orderPapers', {
  papers: 'Documents',
  open: '{{paper}} as PDF',
  proforma: 'Proforma invoice',
  invoice: 'Invoice',
  receipt: 'Receipt',
  'packing-slip': 'Packing slip',
  'shipping-label': 'Shipping label',
  'delivery-note': 'Delivery note',
  'credit-note': 'Credit note',
});
