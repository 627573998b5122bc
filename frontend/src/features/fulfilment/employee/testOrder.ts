import type { OrderResponse, WarehouseFiguresResponse } from '@/api/generated';

/** An order for tests: paid, with one line. */
export function order(changes: Partial<OrderResponse> = {}): OrderResponse {
  return {
    id: 12,
    status: 'pending',
    paymentStatus: 'paid',
    customerName: 'Hannah Schmidt',
    createdAt: '2026-05-01T10:00:00Z',
    totalAmount: '14.00',
    total: '14.00',
    allowedTransitions: ['processing', 'completed'],
    items: [{ id: 1, name: 'Mango Ice', sku: 'MI-1', pieces: 5 }],
    courier: 'standard',
    version: 3,
    ...changes,
  } as OrderResponse;
}

export const FIGURES: WarehouseFiguresResponse = {
  pending: 31,
  paid: 4,
  processing: 6,
  ready: 8,
  shipped: 15,
  delivered: 230,
  total: 400,
  processedToday: 12,
  readyToShip: 8,
  inTransit: 15,
  deliveredToday: 23,
  byCourier: { express: 7, standard: 9, economy: 1, none: 2 },
};
