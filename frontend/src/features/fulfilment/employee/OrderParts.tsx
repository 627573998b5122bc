import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderResponse } from '@/api/generated';
import { PartlyShipped } from '@/features/orders';
import { DateTime, Money } from '@/ui/data';
import { Status } from '@/ui/status';
import { useText } from './messages';

/** The lines as somebody picks them: pieces and name. */
export function OrderLines({ order }: { order: OrderResponse }) {
  const text = useText();
  return (
    <Box component="ul" aria-label={text('lines')} sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
      {order.items?.map(({ id, name, sku, pieces }) => (
        <li key={id}>
          {text('line', { count: pieces, name })}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {sku}
          </Box>
        </li>
      ))}
    </Box>
  );
}

interface OrderHeadingProps {
  order: OrderResponse;
  /** Where the list of orders has a heading of its own, one below it. */
  level?: 'h2' | 'h3';
}

/** Which order it is, where it stands, whose it is, and what it costs. */
export function OrderHeading({ order, level = 'h2' }: OrderHeadingProps) {
  const text = useText();
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}
    >
      <Typography variant="h5" component={level}>
        {text('order', { id: order.id })}
      </Typography>
      <Status of="order" value={order.status} />
      <PartlyShipped order={order} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {order.customerName} · <DateTime time={order.createdAt} />
      </Typography>
      <Box sx={{ ml: 'auto', fontWeight: 620 }}>
        <Money amount={order.totalAmount} />
      </Box>
    </Box>
  );
}
