import { z } from 'zod';
import { fromCents, toCents } from '@/lib/money';
import { text } from '../messages';

/** Text that is trimmed and must not be empty. */
export function requiredText(message = text('required')) {
  return z.string().trim().min(1, message);
}

/** A typed amount becomes money with two places; zero and above. */
export function moneySchema(message = text('notMoney')) {
  return z
    .string()
    .trim()
    .transform((typed, context) => {
      const cents = toCents(typed);
      if (cents !== null && cents >= 0n) return fromCents(cents);
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}

/** Like `moneySchema`, but nothing typed becomes null. */
export function optionalMoneySchema(message = text('notMoney')) {
  return z.union([
    z
      .string()
      .trim()
      .length(0)
      .transform(() => null),
    moneySchema(message),
  ]);
}

/** A typed whole number of at least `min`. */
export function quantitySchema(min = 1, message = text('notWhole', { min })) {
  return z.union([z.string(), z.number()]).transform((typed, context) => {
    const value = /^\s*\d+\s*$/.test(String(typed)) ? Number(typed) : Number.NaN;
    if (Number.isSafeInteger(value) && value >= min) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}
