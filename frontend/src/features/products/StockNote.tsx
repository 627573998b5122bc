import { formatCount } from '@/lib/counts';
import { StatusChip } from '@/ui/status';
import { useText } from './messages';
import { scarcity } from './tiers';
import type { ShownProduct } from './types';

/** Whether it can be had, and how many pieces where the person is told. */
export function StockNote({ product }: { product: ShownProduct }) {
  const text = useText();
  if (!product.isActive) return <StatusChip label={text('discontinued')} />;
  if (!product.inStock) return <StatusChip tone="danger" label={text('outOfStock')} />;
  const count = product.stockAvailable;
  if (scarcity(count) === 'few')
    return (
      <StatusChip tone="warning" label={text('onlyLeft', { shown: formatCount(count ?? 0) })} />
    );
  const label =
    typeof count === 'number'
      ? text('available', { count, shown: formatCount(count) })
      : text('inStock');
  return <StatusChip tone="success" label={label} />;
}
