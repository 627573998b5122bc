import { compareMoney, formatMoney, fromCents, subtractMoney, toCents } from '@/lib/money';
import { movePrice, type PriceStep } from '@/lib/priceStep';
import { readPrice } from '@/features/prices/grid/price';
import type { DealerItem } from './item';
import { text } from './messages';

/** The range the company suggests; an end that is missing limits nothing. */
export interface SuggestedRange {
  min: string | null;
  max: string | null;
}

export interface Margin {
  /** What is left of a piece after its purchase price. */
  amount: string;
  /** Its share of the selling price, in percent with one decimal: "18.8". */
  percent: string;
}

/** What a dealer earns on a piece; null while one of the prices is missing. */
export function marginOf(price: string | null, dealerPrice: string | null): Margin | null {
  const cents = price === null ? null : toCents(price);
  if (price === null || cents === null || cents <= 0n || dealerPrice === null) return null;
  const amount = subtractMoney(price, dealerPrice);
  const left = toCents(amount) ?? 0n;
  const size = left < 0n ? -left : left;
  // Tenths of a percent, half-up.
  const tenths = (size * 2000n + cents) / (cents * 2n);
  const sign = left < 0n && tenths > 0n ? '-' : '';
  return { amount, percent: `${sign}${tenths / 10n}.${tenths % 10n}` };
}

export type CheckedPrice = { price: string } | { problem: string };

/** A typed price within the range, or the sentence that says why it is none. */
export function checkPrice(typed: string, { min, max }: SuggestedRange): CheckedPrice {
  const read = readPrice(typed);
  if ('problem' in read) return { problem: text('notMoney') };
  const { price } = read;
  if (price === null) return { problem: text('needed') };
  const isOutside =
    (min !== null && compareMoney(price, min) < 0) ||
    (max !== null && compareMoney(price, max) > 0);
  if (min === null && max === null) return { problem: text('noRange') };
  if (!isOutside) return { price };
  if (min !== null && max !== null)
    return { problem: text('outside', { min: formatMoney(min), max: formatMoney(max) }) };
  return {
    problem:
      min === null
        ? text('above', { max: formatMoney(max) })
        : text('below', { min: formatMoney(min) }),
  };
}

/** From which price a change of many begins: what the dealer pays, or the price in the store now. */
export type StepBase = 'cost' | 'price';

/** What becomes of a product's price when many are changed. */
export interface PriceMove {
  item: DealerItem;
  to: string;
  /** The end of the range at which the price was held. */
  heldAt: 'min' | 'max' | null;
}

function moved(item: DealerItem, base: StepBase, step: PriceStep): PriceMove | null {
  const { price, cost, min, max } = item;
  const start = base === 'cost' ? cost : (price ?? min);
  if (start === null || (min === null && max === null)) return null;
  const to = movePrice(start, step);
  if (min !== null && (to === null || compareMoney(to, min) < 0))
    return { item, to: min, heldAt: 'min' };
  if (to === null) return null;
  if (max !== null && compareMoney(to, max) > 0) return { item, to: max, heldAt: 'max' };
  return { item, to, heldAt: null };
}

/**
 * The prices that a step changes, each within the range of its product; `left` counts the products that have no price
 * to start from, or no range.
 */
export function movesOf(items: readonly DealerItem[], base: StepBase, step: PriceStep) {
  const all = items.map((item) => moved(item, base, step));
  const isChange = (move: PriceMove | null) =>
    move !== null && (move.item.price === null || compareMoney(move.item.price, move.to) !== 0);
  return {
    moves: all.filter((move): move is PriceMove => isChange(move)),
    left: all.filter((move) => move === null).length,
  };
}

/** The whole percent of the way from one amount to another, kept between 0 and 100. */
export function shareOf(amount: string, from: string, to: string): number {
  const [at, start, end] = [amount, from, to].map((money) => toCents(money) ?? 0n) as [
    bigint,
    bigint,
    bigint,
  ];
  if (end <= start) return 0;
  const percent = ((at - start) * 100n) / (end - start);
  return Number(percent < 0n ? 0n : percent > 100n ? 100n : percent);
}

/** The ends of a bar that shows the range with some room, and the prices outside of it. */
export function scaleOf(range: SuggestedRange, others: readonly (string | null)[]) {
  const known = [range.min, range.max, ...others].flatMap((money) =>
    money === null ? [] : [toCents(money) ?? 0n],
  );
  const low = known.reduce((a, b) => (b < a ? b : a));
  const high = known.reduce((a, b) => (b > a ? b : a));
  const room = (high - low) / 8n + 1n;
  return { from: fromCents(low > room ? low - room : 0n), to: fromCents(high + room) };
}
