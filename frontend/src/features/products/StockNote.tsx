import { formatCount } from '@/lib/counts';
import { piecesName } from '@/lib/sizes';
import { stockLevel } from '@/lib/stock';
import { StatusChip } from '@/ui/status';
import { useText } from './messages';
import type { ShownProduct } from './types';

/** Whether it can be had, and how many pieces where the person is told. */
export function StockNote({ product }: { product: ShownProduct }) {
  const text = useText();
  if (!product.isActive) return <StatusChip label={text('discontinued')} />;
  if (!product.inStock) return <StatusChip tone="danger" label={text('outOfStock')} />;
  const count = product.stockAvailable;
  if (typeof count !== 'number') return <StatusChip tone="success" label={text('inStock')} />;
  if (stockLevel(count) === 'low')
    return <StatusChip tone="warning" label={text('onlyLeft', { amount: piecesName(count) })} />;
  const label = text('available', { count, shown: formatCount(count) });
  return <StatusChip tone="success" label={label} />;
}
