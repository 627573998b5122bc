import { locale } from './language';

const rates = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });

/** "8.875%": a rate, a decimal text with up to four places, as people read it. */
export const formatRate = (percent: string): string => rates.format(Number(percent) / 100);

const TYPED = /^(\d{0,3})(?:[.,](\d{0,4}))?$/;
/** A hundred percent in ten-thousandths, the smallest part there is. */
const HUNDRED = 1_000_000n;

/**
 * A percentage from 0 to 100 as people type it, "8,875 %", with up to four places; it is sent as "8.875". Nothing above 100
 * has thousands: a comma is the point of another country. Null for anything else.
 */
export function percentText(typed: string): string | null {
  const match = TYPED.exec(typed.replaceAll(/\s/g, '').replace(/[%％]$/, ''));
  const [, whole = '', fraction = ''] = match ?? [];
  if (!match || whole + fraction === '') return null;
  const parts = BigInt(whole || '0') * 10_000n + BigInt(fraction.padEnd(4, '0'));
  if (parts > HUNDRED) return null;
  const places = (parts % 10_000n).toString().padStart(4, '0').replace(/0+$/, '');
  return `${parts / 10_000n}${places && `.${places}`}`;
}
