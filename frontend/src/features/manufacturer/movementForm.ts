import { z } from 'zod';
import type { MovementReason, MovementType, RecordMovementRequest } from '@/api/generated';
import { quantitySchema } from '@/components/fields';
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
export const movementSchema = z.object({
  quantity: z.union([
    z
      .string()
      .trim()
      .length(0)
      .transform(() => null),
    quantitySchema(),
  ]),
  reason: z.string(),
  order: z.string().trim(),
  invoice: z.string().trim(),
  party: z.string().trim(),
  notes: z.string().trim(),
});
export type MovementValues = z.output<typeof movementSchema>;

export function emptyMovement(type: MovementType) {
  const reason: string = REASONS[type][0] ?? '';
  return { quantity: '', reason, order: '', invoice: '', party: '', notes: '' };
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
    ...(reference ? { reference } : {}),
    ...(values.notes ? { notes: values.notes } : {}),
  };
}
