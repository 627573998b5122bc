import { describe, expect, it } from 'vitest';
import type { CartLine } from './line';
import { reconcile } from './reconcile';

const line = (productId: number, quantity: number, sellerId?: number): CartLine => ({
  productId,
  tier: 'unit',
  quantity,
  ...(sellerId ? { sellerId } : {}),
});

describe('two sides of one cart', () => {
  it('takes the other side where nothing was done here', () => {
    const base = [line(1, 1), line(2, 2)];
    expect(reconcile(base, base, [line(2, 5), line(3, 1)])).toEqual([line(2, 5), line(3, 1)]);
  });

  it('keeps what was done here: a quantity, a new line, a line taken out', () => {
    const base = [line(1, 1), line(2, 2)];
    const mine = [line(1, 4), line(9, 1)];
    expect(reconcile(base, mine, [...base, line(3, 1)])).toEqual([
      line(1, 4),
      line(3, 1),
      line(9, 1),
    ]);
  });

  it('brings back a line that was changed here and taken out there', () => {
    expect(reconcile([line(1, 1)], [line(1, 3)], [])).toEqual([line(1, 3)]);
  });

  it('tells the same product of two stores apart', () => {
    const base = [line(1, 1), line(1, 1, 7)];
    expect(reconcile(base, [line(1, 1)], base)).toEqual([line(1, 1)]);
  });
});
