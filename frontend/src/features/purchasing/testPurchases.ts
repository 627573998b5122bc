import type { PurchaseOrderDetailsResponse } from '@/api/generated';

/** A purchase order for tests: one that was sent, of which nothing has arrived yet. */
export function purchase(
  changes: Partial<PurchaseOrderDetailsResponse> = {},
): PurchaseOrderDetailsResponse {
  return {
    id: 31,
    number: 'PO-2026-0007',
    supplierId: 4,
    supplierName: 'Harbour Trading',
    supplierEmail: 'orders@harbour.example',
    state: 'ordered',
    createdAt: '2026-11-20T08:00:00Z',
    createdByName: 'Pia Purchaser',
    expectedOn: '2026-11-29',
    total: '145.00',
    pieces: 58,
    received: 0,
    lineCount: 2,
    version: 3,
    allowedSteps: ['receive', 'cancel'],
    receipts: [],
    lines: [
      {
        id: 1,
        productId: 42,
        productName: 'Mango Ice',
        productSku: 'MI-1',
        thumbImageUrl: '/media/mango-thumb.jpg',
        pieces: 48,
        cost: '2.50',
        received: 0,
        rejected: 0,
        missing: 48,
        difference: -48,
      },
      {
        id: 2,
        productId: 43,
        productName: 'Mint',
        productSku: 'MT-1',
        pieces: 10,
        cost: '2.50',
        received: 0,
        rejected: 0,
        missing: 10,
        difference: -10,
      },
    ],
    ...changes,
  };
}
