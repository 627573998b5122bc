import { defineMessages } from '@/lib/i18n';

/** Texts of the search in the frame of the dashboards. */
export const { useText } = defineMessages('palette', {
  'kind.product': 'Products',
  'kind.order': 'Orders',
  'kind.document': 'Documents',
  'kind.person': 'People',
  'kind.supplier': 'Suppliers',
  'document.quotation': 'Quotation {{number}}',
  'document.invoice': 'Invoice {{number}}',
  'document.receipt': 'Receipt {{number}}',
  'document.deliveryNote': 'Delivery note {{number}}',
  'document.creditNote': 'Credit note {{number}}',
  'document.return': 'Return {{number}}',
  'document.purchaseOrder': 'Purchase order {{number}}',
  goToHint: 'A page, name, SKU or number',
  noMatch: 'Nothing found for “{{query}}”.',
  searching: 'Searching…',
  failed: 'Search failed. Please try again.',
});
