import { StatusChip } from '@/ui/status';
import { stockLevel, type StockLevel } from '@/lib/stock';
import type { Tone } from '@/theme/palette';
import { useText } from './messages';

const TONES: Readonly<Record<StockLevel, Tone>> = {
  out: 'danger',
  low: 'warning',
  alert: 'info',
  enough: 'success',
};

/** How urgent a number of pieces is, in words. */
export function StockLevelChip({ pieces }: { pieces: number }) {
  const text = useText();
  const level = stockLevel(pieces);
  return <StatusChip tone={TONES[level]} label={text(`level.${level}`)} />;
}
