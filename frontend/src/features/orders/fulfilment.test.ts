import { describe, expect, it } from 'vitest';
import {
  creditNoteOf,
  isPartlyShipped,
  leftToShip,
  looseTracking,
  mayReturn,
  returnable,
  shippedShare,
} from './fulfilment';
import { trackingPage } from '@/lib/tracking';
import type { ShownOrder } from './types';

const item = (id: number, pieces: number, shippedPieces = 0) => ({
  id,
  productId: id,
  name: `Product ${id}`,
  tier: 'unit' as const,
  quantity: pieces,
  pieces,
  price: '2.00',
  shippedPieces,
});

const order = (changes: Partial<ShownOrder>): ShownOrder => ({
  id: 1,
  status: 'processing',
  paymentStatus: 'unpaid',
  totalAmount: '20.00',
  createdAt: '2026-11-20T10:00:00Z',
  items: [item(1, 10)],
  ...changes,
});

describe('what is left to ship', () => {
  it('is what the server counts, line by line', () => {
    const items = [
      { ...item(1, 10, 4), shippablePieces: 6 },
      { ...item(2, 3, 3), shippablePieces: 0 },
      item(3, 5),
    ];
    expect(leftToShip(order({ items }))).toEqual([{ lineId: 1, name: 'Product 1', most: 6 }]);
  });

  it('is told as a share of all pieces', () => {
    expect(shippedShare(order({ items: [item(1, 10, 4), item(2, 3, 3)] }))).toEqual({
      shipped: 7,
      all: 13,
    });
  });
});

describe('what can come back', () => {
  const items = [
    { ...item(1, 10, 10), returnablePieces: 7 },
    { ...item(2, 5), returnablePieces: 0 },
  ];

  it('is what the server counts, while it says that it may', () => {
    expect(returnable(order({ items }))).toEqual([{ lineId: 1, name: 'Product 1', most: 7 }]);
    expect(mayReturn(order({ items, canReturn: true }))).toBe(true);
    expect(mayReturn(order({ items, canReturn: false }))).toBe(false);
    expect(mayReturn(order({ canReturn: true }))).toBe(false);
  });
});

describe('papers', () => {
  it('have a credit note for each refund, if prices are visible', () => {
    const unpriced = [{ ...item(1, 10, 10), price: null }];
    const refund = { kind: 'refund', amount: '5.00', number: 'CRN-2026-000001', createdAt: '' };
    expect(creditNoteOf(order({}), refund)).toBe('CRN-2026-000001');
    expect(creditNoteOf(order({ items: unpriced }), refund)).toBeNull();
    expect(creditNoteOf(order({}), { ...refund, kind: 'payment' })).toBeNull();
  });
});

it.each([
  [0, 'processing', false],
  [4, 'processing', true],
  [10, 'shipped', false],
  [4, 'cancelled', false],
])('of 10 pieces %i have left and it is %s: partly shipped is %s', (shipped, status, isPartly) => {
  expect(isPartlyShipped(order({ status, items: [item(1, 10, shipped)] }))).toBe(isPartly);
});

describe('tracking', () => {
  it.each([
    ['DHL Express', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=A%2F1'],
    ['FedEx', 'https://www.fedex.com/fedextrack/?trknbr=A%2F1'],
    ['J&T', 'https://www.jtexpress.my/tracking/A%2F1'],
    ['poslaju', 'https://tracking.pos.com.my/tracking/A%2F1'],
    ['Ninja Van', 'https://www.ninjavan.co/en-my/tracking?id=A%2F1'],
    ['Cups and more', null],
    ['', null],
    [undefined, null],
  ])('leads to the page of %s', (carrier, page) => {
    expect(trackingPage(carrier, 'A/1')).toBe(page);
  });

  it('is the order’s own where no shipment that counts names it', () => {
    const shipment = { id: 1, number: 'D', trackingNumber: 'T', createdAt: '', lines: [] };
    const at = (undoneAt: string | null) =>
      looseTracking(order({ trackingNumber: 'T', shipments: [{ ...shipment, undoneAt }] }));
    expect(at(null)).toBeNull();
    expect(at('2026-11-20T10:00:00Z')).toBe('T');
    expect(looseTracking(order({ trackingNumber: 'T' }))).toBe('T');
    expect(looseTracking(order({}))).toBeNull();
  });
});
