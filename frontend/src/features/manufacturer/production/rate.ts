import { text } from './messages';

/** "2.5 %": a part of a whole, with one place; a dash where there is no whole. */
export function shareOf(part: number, whole: number): string {
  if (whole <= 0) return text('noRate');
  const tenths = Math.round((part * 1000) / whole);
  return `${Math.floor(tenths / 10)}.${tenths % 10} %`;
}
