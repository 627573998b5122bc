import { fromCents, toCents } from '@/lib/money';

/** The published plan: 0.50 for every full 14.00, a bonus of 10 % of it, at most 100.00 a month. */
export const PLAN = { rate: '0.50', basis: '14.00', bonusPercent: 10n, bonusLimit: '100.00' };

export interface Outlook {
  commission: string;
  bonus: string;
  sum: string;
}

const cents = (amount: string) => toCents(amount) ?? 0n;

/** What purchases of this amount, each of one basis amount, earn an agent in a month. */
export function outlook(purchases: string): Outlook {
  const commission = (cents(purchases) / cents(PLAN.basis)) * cents(PLAN.rate);
  const share = (commission * PLAN.bonusPercent + 50n) / 100n;
  const limit = cents(PLAN.bonusLimit);
  const bonus = share < limit ? share : limit;
  return {
    commission: fromCents(commission),
    bonus: fromCents(bonus),
    sum: fromCents(commission + bonus),
  };
}
