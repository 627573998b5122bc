import type { MonthTrade, WholesalerFiguresResponse } from '@/api/generated';
import { addMoney, toCents } from '@/lib/money';

/** What an audience bought in all regions, this month and in the one before. */
export function totalTrade(
  { regions }: WholesalerFiguresResponse,
  of: 'dealerTrade' | 'agentTrade',
): MonthTrade {
  const parts = regions.map((region) => region[of]);
  const pieces = (pick: (trade: MonthTrade) => number) =>
    parts.reduce((sum, trade) => sum + pick(trade), 0);
  return {
    orders: pieces(({ orders }) => orders),
    ordersBefore: pieces(({ ordersBefore }) => ordersBefore),
    revenue: addMoney('0.00', ...parts.map(({ revenue }) => revenue)),
    revenueBefore: addMoney('0.00', ...parts.map(({ revenueBefore }) => revenueBefore)),
  };
}

/** How much more that is than before, in whole percent, half away from zero; undefined where before was nothing. */
export function changeOf({ revenue, revenueBefore }: MonthTrade): number | undefined {
  const [now, before] = [toCents(revenue) ?? 0n, toCents(revenueBefore) ?? 0n];
  if (before <= 0n) return undefined;
  const difference = (now - before) * 200n;
  const half = difference < 0n ? -before : before;
  return Number((difference + half) / (before * 2n));
}

/** Products without a price of their own in a region, for an audience. */
export const unpricedOf = (
  { unpriced }: WholesalerFiguresResponse,
  audience: 'dealer' | 'agent',
  region: string,
): number =>
  unpriced.find((one) => one.audience === audience && one.region === region)?.products ?? 0;
