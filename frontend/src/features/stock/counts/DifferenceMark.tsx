import { StatusChip } from '@/ui/status';
import { formatCount } from '@/lib/counts';
import { useText } from './messages';

/** "+2", "−3" or that the figure was right, toned and with its sign; nothing while it was not counted. */
export function DifferenceMark({ by }: { by: number | null }) {
  const text = useText();
  if (by === null) return null;
  if (by === 0) return <StatusChip tone="success" label={text('same')} />;
  const sign = by > 0 ? '+' : '−';
  return (
    <StatusChip tone={by > 0 ? 'info' : 'danger'} label={`${sign}${formatCount(Math.abs(by))}`} />
  );
}
