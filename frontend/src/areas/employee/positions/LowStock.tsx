import { NewPurchaseButton } from '@/features/purchasing/shared/NewPurchaseButton';
import { StockTable } from '@/features/stock';
import { useText } from './messages';

/** What runs out, each with the way to order it. */
export function LowStock() {
  const text = useText();
  return (
    <StockTable
      lowOnly
      extra={[
        {
          id: 'actions',
          header: text('actions'),
          align: 'right',
          onCard: 'actions',
          cell: ({ id, name }) => (
            <NewPurchaseButton
              size="small"
              variant="outlined"
              label={text('order')}
              name={text('orderNamed', { name })}
              lines={[{ productId: id, name, pieces: '', cost: '' }]}
            />
          ),
        },
      ]}
    />
  );
}
