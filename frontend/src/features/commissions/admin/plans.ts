/** Rates with the moment they apply from. */
export interface ShownPlan {
  effectiveFrom: string;
  isCurrent: boolean;
}

export type PlanState = 'upcoming' | 'inForce' | 'past';

/** What a plan is now: the server says which one counts; the others are behind it or ahead. */
export function planState({ effectiveFrom, isCurrent }: ShownPlan, now: Date): PlanState {
  if (isCurrent) return 'inForce';
  return Date.parse(effectiveFrom) > now.getTime() ? 'upcoming' : 'past';
}

/** The first plan has counted from before there were any orders. */
export function isFirst({ effectiveFrom }: ShownPlan): boolean {
  return Date.parse(effectiveFrom) <= 0;
}
