import { z } from 'zod';
import type { CommissionPlanResponse } from '@/api/generated';
import { moneySchema, quantitySchema } from '@/ui/fields';
import { isoDay, startOfDay } from '@/lib/dates';
import { toCents } from '@/lib/money';
import { text } from './messages';

const above = moneySchema().refine((amount) => (toCents(amount) ?? 0n) > 0n, text('basisWrong'));

/** A plan as it is typed, read into what the server takes. `now` is when the form is opened. */
export function planSchema(now: Date) {
  const today = isoDay(now);
  return z
    .object({
      effectiveFrom: z.string().refine((day) => !day || day >= today, text('dayPast')),
      agentRate: moneySchema(),
      subAgentRate: moneySchema(),
      basisAmount: above,
      holdDays: quantitySchema(0),
      bonusPercent: quantitySchema(0, text('percentWrong')).refine(
        (percent) => percent <= 100,
        text('percentWrong'),
      ),
      bonusMaximum: moneySchema(),
      payoutMinimum: moneySchema(),
      note: z
        .string()
        .trim()
        .transform((note) => note || undefined),
    })
    .transform(({ effectiveFrom, note, ...rates }) => ({
      ...rates,
      ...(note ? { note } : {}),
      // Today's midnight lies behind us: a plan of today applies at once.
      ...(effectiveFrom > today ? { effectiveFrom: startOfDay(effectiveFrom) } : {}),
    }));
}

export type PlanValues = z.input<ReturnType<typeof planSchema>>;

/** The plan that counts now, to start from. */
export function planValues(plan: CommissionPlanResponse | undefined): PlanValues {
  return {
    effectiveFrom: '',
    agentRate: plan?.agentRate ?? '',
    subAgentRate: plan?.subAgentRate ?? '',
    basisAmount: plan?.basisAmount ?? '',
    holdDays: String(plan?.holdDays ?? ''),
    bonusPercent: String(plan?.bonusPercent ?? ''),
    bonusMaximum: plan?.bonusMaximum ?? '',
    payoutMinimum: plan?.payoutMinimum ?? '',
    note: '',
  };
}
