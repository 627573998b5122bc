import { expect, it } from 'vitest';
import type { MonthTrade, WholesalerFiguresResponse } from '@/api/generated';
import { outOfRangeOf, totalTrade, unpricedOf } from './figures';

const trade = (revenue: string, revenueBefore: string, orders = 1): MonthTrade => ({
  orders,
  revenue,
  ordersBefore: 2,
  revenueBefore,
});
const NONE = trade('0.00', '0.00', 0);
const FIGURES: WholesalerFiguresResponse = {
  month: '2026-11-01',
  monthBefore: '2026-10-01',
  products: 9,
  newestChanges: [],
  regions: [
    { region: 'usa', dealers: 1, agents: 0, dealerTrade: trade('10.10', '5.00'), agentTrade: NONE },
    { dealers: 1, agents: 0, dealerTrade: trade('0.20', '5.00', 3), agentTrade: NONE },
  ],
  unpriced: [{ audience: 'agent', region: 'asia', products: 7 }],
  outOfRange: [{ audience: 'dealer', prices: 3 }],
};

it('adds the regions up, those of no region too', () => {
  expect(totalTrade(FIGURES, 'dealerTrade')).toEqual({
    revenue: '10.30',
    revenueBefore: '10.00',
  });
});

it('knows how many prices of an audience are out of range', () => {
  expect(outOfRangeOf(FIGURES, 'dealer')).toBe(3);
  expect(outOfRangeOf(FIGURES, 'agent')).toBe(0);
});

it('knows what has no price where', () => {
  expect(unpricedOf(FIGURES, 'agent', 'asia')).toBe(7);
  expect(unpricedOf(FIGURES, 'dealer', 'asia')).toBe(0);
});
