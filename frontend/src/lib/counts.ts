import { locale, once } from './language';

const grouped = once(() => new Intl.NumberFormat(locale));
/** Figures with so many places. */
const fixed = (least: number, most = least, style?: 'percent') =>
  once(
    () =>
      new Intl.NumberFormat(locale, {
        ...(style && { style }),
        minimumFractionDigits: least,
        maximumFractionDigits: most,
      }),
  );
const percents = fixed(0, 2, 'percent');
const tenths = fixed(1, 1, 'percent');
const withPlaces = { 1: fixed(1), 2: fixed(2) } as const;

/** "1,000": a whole number as people read it; an em dash where there is none. */
export function formatCount(count: number | null | undefined): string {
  return count === null || count === undefined ? '—' : grouped().format(count);
}

/** "112.4", "2.50": a figure with always as many places, so that a column lines up; an em dash where there is none. */
export function formatPlaces(value: number | null | undefined, places: 1 | 2): string {
  return value === null || value === undefined ? '—' : withPlaces[places]().format(value);
}

/** "10%": a figure in percent as people read it. */
export function formatPercent(percent: number): string {
  return percents().format(percent / 100);
}

/** "2.5%": a part of one, with one place. */
export function formatShare(share: number): string {
  return tenths().format(share);
}
