import { centsOf, type ChartPoint } from '@/components/charts';
import { pointName, pointTick } from '@/components/period';
import { addMoney, fromCents, toCents } from '@/lib/money';

/** Sums by what has become of the commissions. */
export interface StatusSums {
  pending: string;
  approved: string;
  paid: string;
  reversed: string;
}

/** The bonus of a month so far. */
export interface BonusSoFar {
  /** "2026-11". */
  month: string;
  /** Of the commissions approved in the month. */
  percent: number;
  basis: string;
  amount: string;
  maximum: string;
}

export interface EarnedMonth {
  month: string;
  commission: string;
  bonus: string;
}

/** What somebody has earned, as the server sums it. */
export interface EarningsSummary {
  month: StatusSums;
  lifetime: StatusSums;
  /** Only agents have one. */
  bonus?: BonusSoFar | null;
  series: readonly EarnedMonth[];
  unpaidApproved: string;
  payoutMinimum: string;
}

/** What is earned: all but what was reversed. */
export function earnedOf({ pending, approved, paid }: StatusSums): string {
  return addMoney(pending, approved, paid);
}

const dayOf = (month: string) => `${month.slice(0, 7)}-01`;

/** "November 2026". */
export function monthName(month: string): string {
  return pointName(dayOf(month), 'month');
}

/** The months as a chart reads them. */
export function chartPoints(series: readonly EarnedMonth[]): ChartPoint[] {
  return series.map(({ month, commission, bonus }) => ({
    id: month,
    name: monthName(month),
    tick: pointTick(dayOf(month), 'month'),
    values: { commission: centsOf(commission), bonus: centsOf(bonus) },
  }));
}

/** How much of the most that is paid is reached, in whole percent, and what is still to be approved for all of it. */
export function bonusProgress({ percent, basis, amount, maximum }: BonusSoFar) {
  const [reached, most] = [toCents(amount) ?? 0n, toCents(maximum) ?? 0n];
  const share = most <= 0n ? 0 : Number((reached * 100n) / most);
  const rate = BigInt(Math.round(percent));
  const needed = rate <= 0n ? 0n : (most * 100n + rate - 1n) / rate;
  const left = needed - (toCents(basis) ?? 0n);
  return {
    share: Math.min(100, Math.max(0, share)),
    left: fromCents(left > 0n && reached < most ? left : 0n),
  };
}

/** Percent of change from one month to the next, where there is something to compare with. */
export function changeOf(series: readonly EarnedMonth[]): number | undefined {
  const [before, now] = series
    .slice(-2)
    .map(({ commission, bonus }) => centsOf(addMoney(commission, bonus)));
  if (before === undefined || now === undefined || before <= 0) return undefined;
  return Math.trunc(((now - before) * 100) / before);
}
