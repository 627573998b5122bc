import { describe, expect, it } from 'vitest';
import {
  emptyMovement,
  joinReference,
  movementRequest,
  movementSchema,
  REASONS,
} from './movementForm';

const parse = (changes: object) => movementSchema.parse({ ...emptyMovement('in'), ...changes });

describe('a movement', () => {
  it('starts with the default reason of its direction', () => {
    expect(emptyMovement('in').reason).toBe('purchase');
    expect(emptyMovement('out').reason).toBe('sale');
    expect(REASONS.out).toHaveLength(7);
  });

  it('joins what is known of order, invoice and party', () => {
    const values = parse({ order: ' PO-1 ', invoice: '', party: 'Leaf & Co' });
    expect(joinReference('in', values)).toBe('Order: PO-1 | Supplier: Leaf & Co');
    expect(joinReference('out', values)).toBe('Order: PO-1 | Customer: Leaf & Co');
    expect(joinReference('in', parse({}))).toBe('');
  });

  it('sends nothing for what was not typed', () => {
    const values = parse({ quantity: '12' });
    expect(values.quantity).toBe(12);
    expect(movementRequest('in', 7, 12, values)).toEqual({
      productId: 7,
      type: 'in',
      quantity: 12,
      reason: 'purchase',
    });
  });

  it('takes no quantity as null and refuses what is not whole', () => {
    expect(parse({ quantity: ' ' }).quantity).toBeNull();
    expect(movementSchema.safeParse({ ...emptyMovement('in'), quantity: '1.5' }).success).toBe(
      false,
    );
    expect(movementSchema.safeParse({ ...emptyMovement('in'), quantity: '0' }).success).toBe(false);
  });
});
