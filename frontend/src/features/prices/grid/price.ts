import { fromCents, plainNumber, toCents } from '@/lib/money';

/** Why a typed price cannot be one; the names are those of the messages. */
export type PriceProblem = 'notMoney' | 'notAboveZero' | 'tooMuch';

export type TypedPrice = { price: string | null } | { problem: PriceProblem };

/** The largest amount the server takes for a price, in cents: 9,999,999,999.99. */
const MOST = 999_999_999_999n;

/** What was typed or pasted into a price: an amount with two places, nothing at all (null), or why it is neither. */
export function readPrice(typed: string): TypedPrice {
  const bare = plainNumber(typed);
  if (bare === '' || bare === '-' || bare === '—') return { price: null };
  const cents = toCents(bare);
  if (cents === null) return { problem: 'notMoney' };
  if (cents <= 0n) return { problem: 'notAboveZero' };
  return cents > MOST ? { problem: 'tooMuch' } : { price: fromCents(cents) };
}
