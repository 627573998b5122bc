import type { AgentPlan } from '@/access/publicSettings';
import { fromCents, toCents } from '@/lib/money';

export interface Outlook {
  commission: string;
  bonus: string;
  sum: string;
}

const cents = (amount: string) => toCents(amount) ?? 0n;

/** What purchases of this amount, each of one basis amount, earn an agent in a month by a plan. */
export function outlook(plan: AgentPlan, purchases: string): Outlook {
  const commission = (cents(purchases) / cents(plan.basisAmount)) * cents(plan.agentRate);
  const share = (commission * BigInt(plan.bonusPercent) + 50n) / 100n;
  const limit = cents(plan.bonusMaximum);
  const bonus = share < limit ? share : limit;
  return {
    commission: fromCents(commission),
    bonus: fromCents(bonus),
    sum: fromCents(commission + bonus),
  };
}
