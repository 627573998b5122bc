import type { SessionUser } from '@/access/user';
import type {
  BonusProgressResponse,
  CommissionSummaryResponse,
  EarningMonthResponse,
  EarningSumsResponse,
} from '@/api/generated';
import { centsOf, type ChartPoint } from '@/ui/charts';
import { pointName, pointTick } from '@/ui/period';
import { addMoney, percentChange, toCents } from '@/lib/money';
import { refers } from '@/lib/roles';

export type EarningsSummary = CommissionSummaryResponse;
export type StatusSums = EarningSumsResponse;
export type EarnedMonth = EarningMonthResponse;
export type BonusSoFar = BonusProgressResponse;

/** Whose earnings somebody looks at: their own, or of all together where they earn none themself. */
export const earnerOf = ({ id, role }: SessionUser): number | undefined =>
  refers(role) ? id : undefined;

/** What is earned: what was approved, paid or not. */
export function earnedOf({ approved, paid }: StatusSums): string {
  return addMoney(approved, paid);
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

/** How much of the most that is paid is reached, in whole percent. */
export function bonusShare({ amount, maximum }: BonusSoFar): number {
  const [reached, most] = [toCents(amount) ?? 0n, toCents(maximum) ?? 0n];
  const share = most <= 0n ? 0 : Number((reached * 100n) / most);
  return Math.min(100, Math.max(0, share));
}

/** Percent of change from one month to the next, where there is something to compare with. */
export function changeOf(series: readonly EarnedMonth[]): number | undefined {
  const [before, now] = series
    .slice(-2)
    .map(({ commission, bonus }) => addMoney(commission, bonus));
  return before === undefined || now === undefined ? undefined : percentChange(now, before);
}
