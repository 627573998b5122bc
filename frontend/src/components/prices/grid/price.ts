import { fromCents, toCents } from '@/lib/money';

/** Why a typed price cannot be one; the names are those of the messages. */
export type PriceProblem = 'notMoney' | 'notAboveZero' | 'tooMuch';

export type TypedPrice = { price: string | null } | { problem: PriceProblem };

/** The largest amount the server takes for a price, in cents: 9,999,999,999.99. */
const MOST = 999_999_999_999n;

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/;
const COMMA_DECIMAL = /^\d+,\d{1,2}$/;

/** "$1,234.50" and "12,5", as spreadsheets write them, in the form of `toCents`. */
function plain(typed: string): string {
  const bare = typed.replace(/[\s$\u00a0\u202f]/g, '').replace(/^\u2212/, '-');
  if (GROUPED.test(bare)) return bare.replaceAll(',', '');
  return COMMA_DECIMAL.test(bare) ? bare.replace(',', '.') : bare;
}

/** What was typed or pasted into a price: an amount with two places, nothing at all (null), or why it is neither. */
export function readPrice(typed: string): TypedPrice {
  const bare = plain(typed);
  if (bare === '' || bare === '-' || bare === '—') return { price: null };
  const cents = toCents(bare);
  if (cents === null) return { problem: 'notMoney' };
  if (cents <= 0n) return { problem: 'notAboveZero' };
  return cents > MOST ? { problem: 'tooMuch' } : { price: fromCents(cents) };
}
