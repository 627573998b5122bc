import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { DateTime, Money } from '@/ui/data';
import { ProductThumb } from '@/ui/data/ProductThumb';
import { paths } from '@/lib/paths';
import { amountOf, piecesName } from '@/lib/sizes';
import { formatCount } from '@/lib/counts';
import { useText } from './messages';
import { OrderTotals } from './OrderTotals';
import type { ShownOrder, ShownOrderItem, ShownShortPick } from './types';

/** What of a line was not found when it was picked, and why. */
function ShortPick({ short }: { short: ShownShortPick }) {
  const text = useText();
  const { waveId, pieces, pickedPieces, reason, note, pickedBy, decidedAt } = short;
  const words = {
    missing: formatCount(pieces - pickedPieces),
    pieces: piecesName(pieces),
    reason: text(`short.${reason ?? 'other'}`),
  };
  return (
    <Typography variant="body2" sx={{ color: 'tone.warning.fg', overflowWrap: 'anywhere' }}>
      {text('short', words)}
      {note && ` ${note}`}{' '}
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
        <Link component={RouterLink} to={paths.warehouse.wave(waveId)} color="inherit">
          {text('shortWave', { id: waveId })}
        </Link>
        {pickedBy && ` · ${pickedBy}`}
        {decidedAt && (
          <>
            {' · '}
            <DateTime time={decidedAt} />
          </>
        )}
      </Typography>
    </Typography>
  );
}

function Item({ item, shorts }: { item: ShownOrderItem; shorts: readonly ShownShortPick[] }) {
  const { productId, name, sku, thumbImageUrl, location, price, total } = item;
  const text = useText();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <ProductThumb src={thumbImageUrl} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Link
          component={RouterLink}
          to={paths.product(productId)}
          color="inherit"
          sx={{ fontWeight: 600 }}
        >
          {name}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {amountOf(item)}
          {price && (
            <>
              {' · '}
              <Money amount={price} />
            </>
          )}
        </Typography>
        {sku && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {text('sku', { sku })}
            {location && ` · ${text('location', { location })}`}
          </Typography>
        )}
        {shorts.map((short) => (
          <ShortPick key={`${short.waveId} ${short.decidedAt ?? ''}`} short={short} />
        ))}
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
  const shortPicks = order.shortPicks ?? [];
  return (
    <Box>
      {items.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((item) => (
            <Item
              key={`${item.productId} ${item.tier}`}
              item={item}
              shorts={shortPicks.filter(({ lineId }) => lineId === item.id)}
            />
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
