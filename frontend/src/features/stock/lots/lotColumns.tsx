import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { LotResponse } from '@/api/generated';
import type { Column } from '@/ui/table';
import { formatDay } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { oneOf } from '@/lib/queryParams';
import { Expiry, figure, LotStateChip } from './LotParts';
import { text } from './messages';

/** The orders of a list of lots; no heading says `newest`, but older links and saved views do. */
export const lotOrder = oneOf(['expiry', '-expiry', 'code', '-code', 'newest']);

/** Columns of the list of lots. */
export const LOT_COLUMNS: readonly Column<LotResponse>[] = [
  {
    id: 'code',
    header: text('code'),
    width: 150,
    onCard: 'title',
    sort: 'code',
    cell: ({ id, code }) => (
      <Link
        component={RouterLink}
        to={paths.manufacturer.lot(id)}
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {code}
      </Link>
    ),
  },
  {
    id: 'product',
    header: text('product'),
    onCard: 'value',
    cell: ({ productName, productSku }) => (
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {productName}
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {productSku}
        </Typography>
      </Box>
    ),
  },
  {
    id: 'state',
    header: text('state'),
    onCard: 'status',
    cell: ({ state, holdReason }) => (
      <Box sx={{ display: 'inline-grid', gap: 0.25 }}>
        <Box>
          <LotStateChip state={state} />
        </Box>
        {holdReason && (
          <Typography variant="caption" sx={{ color: 'text.secondary', maxWidth: 220 }}>
            {holdReason}
          </Typography>
        )}
      </Box>
    ),
  },
  { id: 'location', header: text('location'), cell: ({ location }) => location ?? '—' },
  {
    id: 'expiresOn',
    header: text('expiresOn'),
    onCard: 'value',
    sort: 'expiry',
    cell: (lot) => <Expiry lot={lot} />,
  },
  {
    id: 'producedOn',
    header: text('producedOn'),
    cell: ({ producedOn }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {producedOn ? formatDay(producedOn) : '—'}
      </Box>
    ),
  },
  {
    id: 'cameIn',
    header: text('cameIn'),
    align: 'right',
    cell: ({ stockIn }) => figure(stockIn),
  },
  {
    id: 'wentOut',
    header: text('wentOut'),
    align: 'right',
    cell: ({ stockOut }) => figure(stockOut),
  },
  {
    id: 'balance',
    header: text('balance'),
    onCard: 'value',
    align: 'right',
    cell: ({ balance }) => <strong>{figure(balance)}</strong>,
  },
];
