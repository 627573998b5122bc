import { z } from 'zod';
import type { MovementReason, MovementType, RecordMovementRequest } from '@/api/generated';
import { orNothing, quantitySchema } from '@/ui/fields';
import { checkDates } from '../lots/dates';
import { text } from './stockMessages';

/** Reasons of each direction, the default first (specification 2 §9). */
export const REASONS: Record<MovementType, readonly MovementReason[]> = {
  in: ['purchase', 'return', 'transfer', 'adjustment', 'production'],
  out: ['sale', 'transfer', 'damage', 'return', 'adjustment', 'sample', 'expired'],
};

export const ALL_REASONS: readonly MovementReason[] = [...new Set([...REASONS.in, ...REASONS.out])];

export const reasonOptions = (reasons: readonly MovementReason[]) =>
  reasons.map((reason) => ({ value: reason, label: text(`reason.${reason}`) }));

/** Nothing typed is null: that refusal is a toast with the missing product's. */
export const movementSchema = z
  .object({
    quantity: orNothing(quantitySchema()),
    reason: z.string(),
    /** In: the lot's batch code and, of a new one, its dates. */
    lotCode: z.string().trim(),
    producedOn: z.string(),
    expiresOn: z.string(),
    /** Out: the lot's identity; empty takes the earliest expiry first. */
    lotId: z.string(),
    order: z.string().trim(),
    invoice: z.string().trim(),
    party: z.string().trim(),
    notes: z.string().trim(),
  })
  .superRefine(checkDates);
export type MovementInput = z.input<typeof movementSchema>;
export type MovementValues = z.output<typeof movementSchema>;

/** Nothing of one product's lots belongs to another's. */
export const NO_LOT = { lotCode: '', producedOn: '', expiresOn: '', lotId: '' };

export function emptyMovement(type: MovementType) {
  const reason: string = REASONS[type][0] ?? '';
  return { quantity: '', reason, ...NO_LOT, order: '', invoice: '', party: '', notes: '' };
}

/** Order, invoice and supplier or customer, joined by ' | '. */
export function joinReference(type: MovementType, values: MovementValues): string {
  const parts = [
    values.order && text('orderPart', { value: values.order }),
    values.invoice && text('invoicePart', { value: values.invoice }),
    values.party && text(type === 'in' ? 'supplierPart' : 'customerPart', { value: values.party }),
  ];
  return parts.filter(Boolean).join(' | ');
}

/** What a movement says of lots. */
function lotPart(type: MovementType, { lotId, lotCode, producedOn, expiresOn }: MovementValues) {
  if (type === 'out') return lotId ? { lotId: Number(lotId) } : {};
  if (!lotCode) return {};
  return { lotCode, ...(producedOn ? { producedOn } : {}), ...(expiresOn ? { expiresOn } : {}) };
}

export function movementRequest(
  type: MovementType,
  productId: number,
  quantity: number,
  values: MovementValues,
): RecordMovementRequest {
  const reference = joinReference(type, values);
  return {
    productId,
    type,
    quantity,
    reason: values.reason as MovementReason,
    ...lotPart(type, values),
    ...(reference ? { reference } : {}),
    ...(values.notes ? { notes: values.notes } : {}),
  };
}
