import type {
  OrderResponse,
  RecentWorkResponse,
  WarehouseFiguresResponse,
  WorkFigures,
} from '@/api/generated';

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

const work = (changes: Partial<WorkFigures> = {}): WorkFigures => ({
  ordersProcessed: 0,
  ordersShipped: 0,
  ordersDelivered: 0,
  piecesReceived: 0,
  piecesProduced: 0,
  issuesClosed: 0,
  ...changes,
});

/** Six days of nothing, then a good one; half as much was packed before, as much shipped, nothing received. */
export const RECENT: RecentWorkResponse = {
  from: '2026-11-21',
  to: '2026-11-27',
  total: work({ ordersProcessed: 64, ordersShipped: 58, piecesReceived: 1200, issuesClosed: 3 }),
  previous: work({ ordersProcessed: 32, ordersShipped: 58, issuesClosed: 4 }),
  series: ['21', '22', '23', '24', '25', '26', '27'].map((day) => ({
    start: `2026-11-${day}`,
    ...work(day === '27' ? { ordersProcessed: 64 } : {}),
  })),
};

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
  recent: RECENT,
};
