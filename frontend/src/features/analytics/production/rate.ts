import { formatShare } from '@/lib/counts';
import { text } from './messages';

/** "2.5%": a part of a whole, with one place; a dash where there is no whole. */
export function shareOf(part: number, whole: number): string {
  return whole > 0 ? formatShare(part / whole) : text('noRate');
}
