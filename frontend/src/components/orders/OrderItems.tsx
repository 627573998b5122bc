import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Money } from '@/components/data';
import { paths } from '@/lib/paths';
import { formatCount } from '@/lib/counts';
import { useText } from './messages';
import { OrderTotals } from './OrderTotals';
import type { ShownOrder, ShownOrderItem } from './types';

function Item({ item }: { item: ShownOrderItem }) {
  const text = useText();
  const { productId, name, tier, quantity, pieces, price, total } = item;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={paths.product(productId)}
          color="inherit"
          sx={{ fontWeight: 600 }}
        >
          {name}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {quantity} × {text(tier)}
          {tier !== 'unit' && ` (${text('pieces', { count: pieces, shown: formatCount(pieces) })})`}
          {price && (
            <>
              {' · '}
              <Money amount={price} />
            </>
          )}
        </Typography>
      </Box>
      {total && (
        <Box sx={{ fontWeight: 600 }}>
          <Money amount={total} />
        </Box>
      )}
    </Box>
  );
}

/** The lines of an order with what they cost. */
export function OrderItems({ order }: { order: ShownOrder }) {
  const text = useText();
  const items = order.items ?? [];
  return (
    <Box>
      {items.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((item) => (
            <Item key={`${item.productId} ${item.tier}`} item={item} />
          ))}
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {text(order.isQuote ? 'quote' : 'hiddenItems')}
        </Typography>
      )}
      <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
        <OrderTotals {...order} />
      </Box>
    </Box>
  );
}
