import { locale } from '@/lib/language';
import { currencySign, formatMoney, fromCents, toCents } from '@/lib/money';

/** An amount as whole cents, for the height of a column; sums are never made of these. */
export function centsOf(amount: string | null | undefined): number {
  return Number((amount ? toCents(amount) : null) ?? 0n);
}

/** Whole cents as money, exactly. */
export function moneyOf(cents: number): string {
  return formatMoney(fromCents(BigInt(Math.round(cents))));
}

const SHORT_FROM = 10_000;
const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat(locale);

/** As short as it stands beside an axis: "$5", "$12K", "$2.5M"; with cents only where there are some. */
export function axisMoney(cents: number): string {
  const amount = cents / 100;
  if (amount < SHORT_FROM && cents % 100 !== 0) return moneyOf(cents);
  return `${currencySign()}${(amount < SHORT_FROM ? whole : short).format(amount)}`;
}
