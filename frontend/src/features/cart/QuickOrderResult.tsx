import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { QuickOrderLine } from '@/api/generated';
import { formatCount } from '@/lib/counts';
import { addMoney, formatMoney, multiplyMoney } from '@/lib/money';
import { sizeName } from '@/lib/sizes';
import { useText } from './messages';

function Row({ line }: { line: QuickOrderLine }) {
  const text = useText();
  const { input, name, sku, tier, quantity, problem, price, available } = line;
  const amount = quantity && tier ? `${formatCount(quantity)} × ${sizeName(tier)}` : '';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: { xs: 0.25, sm: 2 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 1fr 1.6fr' },
        alignItems: 'center',
        py: 1.25,
        px: 2,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name ?? input}</Typography>
        {name && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {sku}
          </Typography>
        )}
      </Box>
      <Box>
        <Typography variant="body2">{amount}</Typography>
        {price && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('quickCost', {
              each: formatMoney(price),
              total: formatMoney(multiplyMoney(price, quantity)),
            })}
          </Typography>
        )}
        {available !== undefined && available !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('quickStock', { count: available, shown: formatCount(available) })}
          </Typography>
        )}
      </Box>
      {problem ? (
        <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 550 }}>
          {problem}
        </Typography>
      ) : (
        <Typography
          variant="body2"
          sx={{ color: 'success.main', fontWeight: 550, display: 'flex', gap: 0.5 }}
        >
          <CheckIcon fontSize="small" aria-hidden />
          {text('quickOk')}
        </Typography>
      )}
    </Box>
  );
}

/** What the typed lines mean, one below the other. */
export function QuickOrderResult({ lines }: { lines: readonly QuickOrderLine[] }) {
  const text = useText();
  const costs = lines.flatMap(({ price, quantity, problem }) =>
    price && !problem ? [multiplyMoney(price, quantity)] : [],
  );
  return (
    <Card>
      <Box component="ul" aria-label={text('quickResult')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <Row key={line.line} line={line} />
        ))}
      </Box>
      {costs.length > 0 && (
        <Typography sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', fontWeight: 600 }}>
          {text('quickTotal', { total: formatMoney(addMoney('0.00', ...costs)) })}
        </Typography>
      )}
    </Card>
  );
}
