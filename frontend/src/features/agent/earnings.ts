import type { CommissionResponse } from '@/api/generated';
import { addMoney } from '@/lib/money';

type Earned = Pick<CommissionResponse, 'amount' | 'status' | 'createdAt'>;

export interface Earnings {
  thisMonth: string;
  lastMonth: string;
  lifetime: string;
  /** The last months, oldest first, in whole cents: for the shape of a line, not for sums. */
  trend: number[];
}

const MONTHS = 6;

/** "2026-11", in the person's own zone. */
function monthOf(time: Date): string {
  return `${time.getFullYear()}-${String(time.getMonth() + 1).padStart(2, '0')}`;
}

function monthBack(now: Date, months: number): string {
  return monthOf(new Date(now.getFullYear(), now.getMonth() - months, 1));
}

/** Sums of what was earned, by month and in all. What was reversed is not earned. */
export function sumEarnings(commissions: readonly Earned[], now: Date): Earnings {
  const byMonth = new Map<string, string>();
  let lifetime = '0.00';
  for (const { amount, status, createdAt } of commissions) {
    if (status === 'reversed') continue;
    const month = monthOf(new Date(createdAt));
    byMonth.set(month, addMoney(byMonth.get(month) ?? '0', amount));
    lifetime = addMoney(lifetime, amount);
  }
  const of = (months: number) => byMonth.get(monthBack(now, months)) ?? '0.00';
  return {
    thisMonth: of(0),
    lastMonth: of(1),
    lifetime,
    trend: Array.from({ length: MONTHS }, (_, index) => Number(of(MONTHS - 1 - index))),
  };
}
