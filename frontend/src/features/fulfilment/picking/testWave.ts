import type { PickResponse, PickWaveResponse } from '@/api/generated';

/** A pick for tests: three pieces of one batch for order 12. */
export function pick(changes: Partial<PickResponse> = {}): PickResponse {
  return {
    id: 1,
    orderId: 12,
    lineId: 30,
    productId: 5,
    name: 'Mango Ice',
    sku: 'MI-1',
    barcode: '4006381333931',
    lotId: 8,
    lotCode: 'L-2204',
    expiresOn: '2027-04-30',
    location: 'A-03-12-2',
    pieces: 3,
    pickedPieces: 0,
    state: 'open',
    ...changes,
  };
}

/** A wave for tests: two orders of user 7. */
export function wave(changes: Partial<PickWaveResponse> = {}): PickWaveResponse {
  const order = { courier: 'express', status: 'processing', isOpen: true } as const;
  return {
    id: 4,
    state: 'open',
    pickerId: 7,
    pickerName: 'Aisha Rahman',
    createdAt: '2026-11-22T08:00:00Z',
    orders: [
      { ...order, orderId: 12, customerName: 'Hannah Schmidt' },
      { ...order, orderId: 13, customerName: 'Omar Reyes' },
    ],
    picks: [
      pick(),
      pick({
        id: 2,
        orderId: 13,
        name: 'Cool Mint',
        sku: 'CM-2',
        lotCode: null,
        lotId: null,
        expiresOn: null,
        location: null,
        pieces: 1,
      }),
    ],
    ...changes,
  };
}
