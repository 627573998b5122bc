import { describe, expect, it } from 'vitest';
import type { DealerItem } from './item';
import { checkPrice, marginOf, movesOf, scaleOf, shareOf } from './margin';

const RANGE = { min: '16.00', max: '25.00' };

describe('a price within the suggested range', () => {
  it.each(['16', '25.00', '$19.90'])('%s is taken', (typed) =>
    expect(checkPrice(typed, RANGE)).toHaveProperty('price'),
  );

  it.each([
    ['15.99', RANGE, 'The price must be between $16.00 and $25.00.'],
    ['25.01', RANGE, 'The price must be between $16.00 and $25.00.'],
    ['15', { min: '16.00', max: null }, 'The price must be at least $16.00.'],
    ['26', { min: null, max: '25.00' }, 'The price must be at most $25.00.'],
    ['', RANGE, 'Enter a price.'],
    ['abc', RANGE, 'Enter a price, e.g. 5.40.'],
    ['0', RANGE, 'Enter a price, e.g. 5.40.'],
  ])('%s within %o is refused', (typed, range, problem) =>
    expect(checkPrice(typed, range)).toEqual({ problem }),
  );

  it('is none where the company suggests nothing', () => {
    expect(checkPrice('20', { min: null, max: null })).toEqual({
      problem: 'This product has no suggested range, so you can’t set your own price.',
    });
  });
});

describe('what a dealer earns', () => {
  it.each([
    ['20.00', '16.00', '4.00', '20.0'],
    ['16.00', '13.00', '3.00', '18.8'],
    ['16.00', '16.00', '0.00', '0.0'],
    ['15.00', '16.00', '-1.00', '-6.7'],
  ])('at %s for %s', (price, cost, amount, percent) =>
    expect(marginOf(price, cost)).toEqual({ amount, percent }),
  );

  it('is unknown while a price is missing', () => {
    expect(marginOf(null, '16.00')).toBeNull();
    expect(marginOf('20.00', null)).toBeNull();
    expect(marginOf('0.00', '16.00')).toBeNull();
  });
});

describe('the bar', () => {
  it('shows where a price stands', () => {
    expect(shareOf('20.50', '16.00', '25.00')).toBe(50);
    expect(shareOf('1.00', '16.00', '25.00')).toBe(0);
    expect(shareOf('99.00', '16.00', '25.00')).toBe(100);
    expect(shareOf('1.00', '2.00', '2.00')).toBe(0);
  });

  it('has room for prices outside of the range', () => {
    expect(scaleOf(RANGE, ['8.00', null])).toEqual({ from: '5.87', to: '27.13' });
    expect(scaleOf({ min: '1.00', max: null }, [])).toEqual({ from: '0.99', to: '1.01' });
  });
});

describe('a change of many prices', () => {
  const item = (changes: Partial<DealerItem> = {}): DealerItem => ({
    productId: 1,
    name: 'Lamp',
    sku: 'L-1',
    imageUrl: null,
    cost: '15.00',
    ...RANGE,
    price: null,
    blocked: null,
    sizes: [],
    ...changes,
  });
  const to = (changes: Partial<DealerItem>, base: 'cost' | 'price', by: string) => {
    const { moves, left } = movesOf([item(changes)], base, { way: 'percent', by });
    return left > 0 ? 'left' : moves.map((move) => [move.to, move.heldAt]);
  };

  it.each([
    ['begins at the purchase price', {}, 'cost', '20', [['18.00', null]]],
    ['begins at the own price', { price: '20.00' }, 'price', '10', [['22.00', null]]],
    ['begins at the minimum without one', {}, 'price', '5', [['16.80', null]]],
    ['ends at the maximum', {}, 'cost', '90', [['25.00', 'max']]],
    ['ends at the minimum', { price: '20.00' }, 'price', '-50', [['16.00', 'min']]],
    ['has no end where there is none', { max: null }, 'cost', '90', [['28.50', null]]],
    ['is none where the price stays', { price: '18.00' }, 'cost', '20', []],
    ['leaves out what is not sold to the dealer', { cost: null }, 'cost', '20', 'left'],
    ['leaves out what has no range', { min: null, max: null }, 'cost', '20', 'left'],
  ] as const)('%s', (_name, changes, base, by, outcome) =>
    expect(to(changes, base, by)).toEqual(outcome),
  );
});
