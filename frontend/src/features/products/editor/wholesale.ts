import { fromCents, plainNumber, toCents } from '@/lib/money';

/** What wholesalers pay: the cost times 1.2, rounded half-up to cents; null while no amount is typed. */
export function wholesalePrice(cost: string): string | null {
  const cents = toCents(plainNumber(cost) || '0');
  return cents === null || cents < 0n ? null : fromCents((cents * 12n + 5n) / 10n);
}
