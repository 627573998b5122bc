import { CURRENCY_SIGN, formatMoney, fromCents, toCents } from '@/lib/money';

/** An amount as whole cents, for the height of a column; sums are never made of these. */
export function centsOf(amount: string | null | undefined): number {
  return Number((amount ? toCents(amount) : null) ?? 0n);
}

/** Whole cents as money, exactly. */
export function moneyOf(cents: number): string {
  return formatMoney(fromCents(BigInt(Math.round(cents))));
}

const THOUSAND = 1_000;
const MILLION = 1_000_000;

function short(value: number, letter: string): string {
  return `${CURRENCY_SIGN}${value.toLocaleString('en', { maximumFractionDigits: 1 })}${letter}`;
}

/** As short as it stands beside an axis: "$5", "$12k", "$2.5M"; with cents only where there are some. */
export function axisMoney(cents: number): string {
  const amount = cents / 100;
  if (amount >= MILLION) return short(amount / MILLION, 'M');
  if (amount >= 10 * THOUSAND) return short(amount / THOUSAND, 'k');
  return cents % 100 === 0 ? short(amount, '') : moneyOf(cents);
}
