import { locale } from './language';

const grouped = new Intl.NumberFormat(locale);
const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
const tenths = new Intl.NumberFormat(locale, {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** "1,000": a whole number as people read it; an em dash where there is none. */
export function formatCount(count: number | null | undefined): string {
  return count === null || count === undefined ? '—' : grouped.format(count);
}

const decimals = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });

/** "2.35": a figure with two places at most; an em dash where there is none. */
export function formatDecimal(value: number | null | undefined): string {
  return value === null || value === undefined ? '—' : decimals.format(value);
}

/** "10%": a figure in percent as people read it. */
export function formatPercent(percent: number): string {
  return percents.format(percent / 100);
}

/** "2.5%": a part of one, with one place. */
export function formatShare(share: number): string {
  return tenths.format(share);
}
