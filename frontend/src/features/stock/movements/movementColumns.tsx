import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { MovementResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { StatusChip } from '@/ui/status';
import type { Column } from '@/ui/table';
import { formatCount } from '@/lib/counts';
import { paths } from '@/lib/paths';
import { text } from './stockMessages';

/** "+100" or "−2", toned and with its sign, so that colour never stands alone. */
export function SignedQuantity({
  movement,
}: {
  movement: Pick<MovementResponse, 'type' | 'quantity'>;
}) {
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
      {`${isIn ? '+' : '−'}${formatCount(movement.quantity)}`}
    </Box>
  );
}

/** Where a movement comes from: an order or a stock count has a page of its own. */
function sourceOf({ orderId, countId }: MovementResponse): string | undefined {
  if (orderId) return paths.manufacturer.order(orderId);
  return countId ? paths.stock.count(countId) : undefined;
}

function Reference({ movement }: { movement: MovementResponse }) {
  const { reference, countId, notes } = movement;
  const source = sourceOf(movement);
  const words = reference ?? (countId ? text('countNumber', { id: countId }) : undefined);
  return (
    <Box sx={{ maxWidth: 320, overflowWrap: 'anywhere' }}>
      {source && words ? (
        <Link component={RouterLink} to={source}>
          {words}
        </Link>
      ) : (
        (words ?? (notes ? '' : '—'))
      )}
      {notes && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {notes}
        </Typography>
      )}
    </Box>
  );
}

const PRODUCT: Column<MovementResponse> = {
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
};

const TIME: Column<MovementResponse> = {
  id: 'time',
  header: text('time'),
  onCard: 'value',
  sort: 'created',
  cell: ({ createdAt }) => <DateTime time={createdAt} />,
};

function LotCell({ movement }: { movement: MovementResponse }) {
  const { lotId, lotCode, lotBalanceAfter } = movement;
  if (!lotId) return <>—</>;
  return (
    <>
      <Link
        component={RouterLink}
        to={paths.manufacturer.lot(lotId)}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {lotCode}
      </Link>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {text('lotLeft', { count: formatCount(lotBalanceAfter) })}
      </Typography>
    </>
  );
}

/** The lot with its own running balance. */
const LOT: Column<MovementResponse> = {
  id: 'lot',
  header: text('lot'),
  width: 140,
  cell: (movement) => <LotCell movement={movement} />,
};

const WHAT: readonly Column<MovementResponse>[] = [
  {
    id: 'reason',
    header: text('reason'),
    onCard: 'status',
    cell: ({ type, reason }) => (
      <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
        <StatusChip tone={type === 'in' ? 'success' : 'neutral'} label={text(type)} />
        {text(`reason.${reason}`)}
      </Box>
    ),
  },
  {
    id: 'quantity',
    header: text('quantity'),
    onCard: 'value',
    align: 'right',
    cell: (movement) => <SignedQuantity movement={movement} />,
  },
];

const AFTER: Column<MovementResponse> = {
  id: 'after',
  header: text('after'),
  onCard: 'value',
  align: 'right',
  cell: ({ balanceAfter }) => formatCount(balanceAfter),
};

const LOT_AFTER: Column<MovementResponse> = {
  id: 'lotAfter',
  header: text('after'),
  onCard: 'value',
  align: 'right',
  cell: ({ lotBalanceAfter }) => formatCount(lotBalanceAfter),
};

const PAPERS: readonly Column<MovementResponse>[] = [
  {
    id: 'reference',
    header: text('reference'),
    cell: (movement) => <Reference movement={movement} />,
  },
  { id: 'by', header: text('by'), cell: ({ createdByName }) => createdByName ?? text('platform') },
];

/** Columns of the ledger, which is sorted by time alone: of everything, of one product, or of one lot, whose product is known. */
export function movementColumns(
  of: 'all' | 'product' | 'lot',
): readonly Column<MovementResponse>[] {
  const first: Column<MovementResponse> = { ...TIME, onCard: 'title' };
  if (of === 'lot') return [first, ...WHAT, LOT_AFTER, ...PAPERS];
  if (of === 'product') return [first, ...WHAT, AFTER, LOT, ...PAPERS];
  return [PRODUCT, TIME, ...WHAT, AFTER, LOT, ...PAPERS];
}
