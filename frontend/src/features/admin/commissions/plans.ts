/** Rates with the moment they apply from. Amounts are decimal strings. */
export interface ShownPlan {
  id: number;
  effectiveFrom: string;
}

export type PlanState = 'upcoming' | 'inForce' | 'past';

/** Which plan counts now: the latest whose day has come; those after it are upcoming, those before past. */
export function planStates(plans: readonly ShownPlan[], now: Date): Map<number, PlanState> {
  const begun = (plan: ShownPlan) => Date.parse(plan.effectiveFrom) <= now.getTime();
  const inForce = plans
    .filter(begun)
    .reduce<ShownPlan | undefined>(
      (latest, plan) => (isLater(plan, latest) ? plan : latest),
      undefined,
    );
  const stateOf = (plan: ShownPlan): PlanState => {
    if (!begun(plan)) return 'upcoming';
    return plan.id === inForce?.id ? 'inForce' : 'past';
  };
  return new Map(plans.map((plan) => [plan.id, stateOf(plan)]));
}

/** Of two plans from the same moment the newer one counts. */
function isLater(plan: ShownPlan, other: ShownPlan | undefined): boolean {
  if (!other) return true;
  const difference = Date.parse(plan.effectiveFrom) - Date.parse(other.effectiveFrom);
  return difference > 0 || (difference === 0 && plan.id > other.id);
}
