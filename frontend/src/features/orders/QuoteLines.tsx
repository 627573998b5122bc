import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Money } from '@/ui/data';
import { ProductThumb } from '@/ui/data/ProductThumb';
import { formatCount } from '@/lib/counts';
import { amountOf, sizeName } from '@/lib/sizes';
import { useText } from './quoteMessages';
import type { ShownQuote, ShownQuoteLine } from './types';

function Line({ line, isOffered }: { line: ShownQuoteLine; isOffered: boolean }) {
  const text = useText();
  const { name, tier, quantity, pieces, price, total, targetPrice, requestedQuantity } = line;
  const asked = requestedQuantity && requestedQuantity !== quantity ? requestedQuantity : null;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <ProductThumb src={line.thumbImageUrl} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {pieces ? amountOf({ ...line, pieces }) : `${formatCount(quantity)} × ${sizeName(tier)}`}
          {asked && ` (${text('asked', { count: formatCount(asked) })})`}
          {price && (
            <>
              {' · '}
              <Money amount={price} />
            </>
          )}
        </Typography>
        {targetPrice && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('target')}: <Money amount={targetPrice} />
          </Typography>
        )}
      </Box>
      <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        {total ? (
          <Money amount={total} />
        ) : (
          isOffered && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text('notOffered')}
            </Typography>
          )
        )}
      </Box>
    </Box>
  );
}

/** What was asked for, and what it is offered at. */
export function QuoteLines({ quote }: { quote: ShownQuote }) {
  const isOffered = quote.state !== 'requested';
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {quote.lines.map((line) => (
        <Line key={`${line.productId} ${line.tier}`} line={line} isOffered={isOffered} />
      ))}
    </Box>
  );
}
