import { percentChange } from '@/lib/money';
import type { KpiChange } from './KpiCard';

type Known = string | number | null | undefined;

/**
 * How a figure changed against the period before, for a card; nothing where either is unknown or there was nothing before.
 * `against` says what it is compared with, such as "from 12 before".
 */
export function changeSince(
  now: Known,
  before: Known,
  against: string,
  upIsGood = true,
): { change?: KpiChange } {
  if (now === null || now === undefined || before === null || before === undefined) return {};
  const percent = percentChange(String(now), String(before));
  return percent === undefined ? {} : { change: { percent, against, upIsGood } };
}
