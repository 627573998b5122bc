import { z } from 'zod';
import { fromCents, plainNumber, toCents } from '@/lib/money';
import { text } from '../messages';

/** Text that is trimmed and must not be empty. */
export function requiredText(message = text('required')) {
  return z.string().trim().min(1, message);
}

/** A typed amount becomes money with two places; zero and above. */
export function moneySchema(message = text('notMoney')) {
  return z.string().transform((typed, context) => {
    const cents = toCents(plainNumber(typed));
    if (cents !== null && cents >= 0n) return fromCents(cents);
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/**
 * What a schema makes of a typed text, and null of nothing typed. Unlike a union of the two it says only what the schema
 * says: nobody who types "9,5x" has failed to leave the field empty.
 */
export function orNothing<O>(schema: z.ZodType<O>) {
  return z.string().transform((typed, context): O | null => {
    if (typed.trim() === '') return null;
    const read = schema.safeParse(typed);
    if (read.success) return read.data;
    for (const { message } of read.error.issues) context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** Like `moneySchema`, but nothing typed becomes null. */
export const optionalMoneySchema = (message = text('notMoney')) => orNothing(moneySchema(message));

/** A typed whole number of at least `min`. */
export function quantitySchema(min = 1, message = text('notWhole', { min })) {
  return z.union([z.string(), z.number()]).transform((typed, context) => {
    const plain = plainNumber(String(typed));
    const value = /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
    if (Number.isSafeInteger(value) && value >= min) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}
