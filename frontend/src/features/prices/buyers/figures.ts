import type { WholesalerFiguresResponse } from '@/api/generated';
import { addMoney } from '@/lib/money';

/** What an audience spent in all regions, this month and in the one before. */
export function totalTrade(
  { regions }: WholesalerFiguresResponse,
  of: 'dealerTrade' | 'agentTrade',
) {
  const parts = regions.map((region) => region[of]);
  return {
    revenue: addMoney('0.00', ...parts.map(({ revenue }) => revenue)),
    revenueBefore: addMoney('0.00', ...parts.map(({ revenueBefore }) => revenueBefore)),
  };
}

/** Regional prices of an audience that are out of range. */
export const outOfRangeOf = (
  { outOfRange }: WholesalerFiguresResponse,
  audience: 'dealer' | 'agent',
): number => outOfRange.find((one) => one.audience === audience)?.prices ?? 0;

/** Products without a price of their own in a region, for an audience. */
export const unpricedOf = (
  { unpriced }: WholesalerFiguresResponse,
  audience: 'dealer' | 'agent',
  region: string,
): number =>
  unpriced.find((one) => one.audience === audience && one.region === region)?.products ?? 0;
