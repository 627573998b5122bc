import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { MovementResponse } from '@/api/generated';
import { DateTime } from '@/components/data';
import { StatusChip } from '@/components/status';
import type { Column } from '@/components/table';
import { paths } from '@/lib/paths';
import { text } from './stockMessages';

/** "+100" or "−2", toned and with its sign, so that colour never stands alone. */
export function SignedQuantity({ movement }: { movement: MovementResponse }) {
  const isIn = movement.type === 'in';
  return (
    <Box
      component="span"
      sx={{
        color: isIn ? 'tone.success.fg' : 'tone.danger.fg',
        fontWeight: 650,
        whiteSpace: 'nowrap',
      }}
    >
      {`${isIn ? '+' : '−'}${movement.quantity.toLocaleString('en')}`}
    </Box>
  );
}

function Reference({ movement }: { movement: MovementResponse }) {
  const { reference, orderId, notes } = movement;
  return (
    <Box sx={{ maxWidth: 320, overflowWrap: 'anywhere' }}>
      {orderId ? (
        <Link component={RouterLink} to={paths.manufacturer.order(orderId)}>
          {reference}
        </Link>
      ) : (
        (reference ?? (notes ? '' : '—'))
      )}
      {notes && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {notes}
        </Typography>
      )}
    </Box>
  );
}

/** Columns of the ledger. */
export const MOVEMENT_COLUMNS: readonly Column<MovementResponse>[] = [
  {
    id: 'product',
    header: text('product'),
    onCard: 'title',
    cell: ({ productId, productName, productSku }) => (
      <>
        <Link
          component={RouterLink}
          to={paths.manufacturer.product(productId)}
          color="inherit"
          sx={{ fontWeight: 600 }}
        >
          {productName}
        </Link>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {productSku}
        </Typography>
      </>
    ),
  },
  { id: 'time', header: text('time'), cell: ({ createdAt }) => <DateTime time={createdAt} /> },
  {
    id: 'type',
    header: text('type'),
    cell: ({ type }) => (
      <StatusChip tone={type === 'in' ? 'success' : 'neutral'} label={text(type)} />
    ),
  },
  { id: 'reason', header: text('reason'), cell: ({ reason }) => text(`reason.${reason}`) },
  {
    id: 'quantity',
    header: text('quantity'),
    align: 'right',
    cell: (movement) => <SignedQuantity movement={movement} />,
  },
  {
    id: 'after',
    header: text('after'),
    align: 'right',
    cell: ({ balanceAfter }) => balanceAfter.toLocaleString('en'),
  },
  {
    id: 'reference',
    header: text('reference'),
    cell: (movement) => <Reference movement={movement} />,
  },
  { id: 'by', header: text('by'), cell: ({ createdByName }) => createdByName ?? text('platform') },
];
