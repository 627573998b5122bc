import { addDays, isoDay } from '@/lib/dates';
import { plainNumber, toCents } from '@/lib/money';

export type StepProblem = 'byNeeded' | 'byZero' | 'byTooLow';

const NUMBER = /^([-+\u2212]?)\s*(.+?)\s*%?$/;

/** A typed change such as "5", "-2,5 %" or "+0.50" as the server reads it; not zero, and never down to nothing. */
export function readStep(
  typed: string,
  way: 'percent' | 'amount',
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

/** Tomorrow as a day, the first one that a change can be planned for. */
export const tomorrow = (now: Date = new Date()) => addDays(isoDay(now), 1);
