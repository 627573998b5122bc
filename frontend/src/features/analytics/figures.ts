import type { SalesFigures } from '@/api/generated';
import { centsOf, moneyOf } from '@/ui/charts';
import { formatCount } from '@/lib/counts';
import { formatMoney, percentChange } from '@/lib/money';

/** What is known of sales; the first one is what charts show unless another one is chosen. */
export const FIGURES = [
  'revenue',
  'margin',
  'orders',
  'units',
  'averageOrder',
  'refunds',
  'cost',
] as const satisfies readonly (keyof SalesFigures)[];
export type Figure = (typeof FIGURES)[number];

const COUNTED: readonly Figure[] = ['orders', 'units'];
const LESS_IS_BETTER: readonly Figure[] = ['refunds', 'cost'];

export const isMoney = (figure: Figure) => !COUNTED.includes(figure);
export const upIsGood = (figure: Figure) => !LESS_IS_BETTER.includes(figure);

/** A figure in words. */
export function wordsOf(sales: SalesFigures, figure: Figure): string {
  const value = sales[figure];
  return typeof value === 'number' ? formatCount(value) : formatMoney(value);
}

/** A figure as a chart draws it: pieces, or whole cents. */
export function sizeOf(sales: SalesFigures | undefined, figure: Figure): number {
  const value = sales?.[figure] ?? 0;
  return typeof value === 'number' ? value : centsOf(value);
}

/** What a chart's size is in words. */
export const inWords = (figure: Figure) => (isMoney(figure) ? moneyOf : formatCount);

/** How much more it is than before, in whole percent; undefined where there was nothing before. */
export function changeOf(now: SalesFigures, before: SalesFigures, figure: Figure) {
  return percentChange(String(now[figure]), String(before[figure]));
}

/** A part of a whole, 0 of nothing. */
export const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
