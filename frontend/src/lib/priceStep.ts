import { fromCents, plainNumber, toCents } from './money';

export type StepProblem = 'byNeeded' | 'byZero' | 'byTooLow';

/** How far prices are moved: by percent or by an amount, each with up to two decimals. */
export interface PriceStep {
  way: 'percent' | 'amount';
  by: string;
}

const NUMBER = /^([-+\u2212]?)\s*(.+?)\s*%?$/;

/** A typed change such as "5", "-2,5 %" or "+0.50" as the server reads it; not zero, and never down to nothing. */
export function readStep(
  typed: string,
  way: PriceStep['way'],
): { by: string } | { problem: StepProblem } {
  const match = NUMBER.exec(typed.trim());
  const digits = plainNumber(match?.[2] ?? '');
  const size = /^\d/.test(digits) ? toCents(digits) : null;
  if (size === null) return { problem: 'byNeeded' };
  if (size === 0n) return { problem: 'byZero' };
  const isDown = match?.[1] !== '' && match?.[1] !== '+';
  if (way === 'percent' && isDown && size >= 10_000n) return { problem: 'byTooLow' };
  return { by: `${isDown ? '-' : ''}${digits}` };
}

/**
 * A price after a step, rounded half-up to cents like the server's (`PriceStep::apply` of the catalogue); null where it
 * would be nothing or less.
 */
export function movePrice(price: string, { way, by }: PriceStep): string | null {
  const [from, size] = [toCents(price), toCents(by)];
  if (from === null || size === null) return null;
  // Hundredths of a percent, and half a cent for the rounding; what is negative falls below anyway.
  const moved = way === 'amount' ? from + size : (from * (10_000n + size) + 5_000n) / 10_000n;
  return moved > 0n ? fromCents(moved) : null;
}
