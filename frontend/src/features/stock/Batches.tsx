import LayersIcon from '@mui/icons-material/LayersOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import { oneOf, readParams } from '@/lib/queryParams';
import type { LotResponse, LotStateName } from '@/api/generated';
import { StatusChip } from '@/ui/status';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { formatCount } from '@/lib/counts';
import { formatDay } from '@/lib/dates';
import { paths } from '@/lib/paths';
import type { Tone } from '@/theme/palette';
import { lotOrder } from './lots/lotColumns';
import { text as now, useText } from './messages';

const TONES: Readonly<Record<LotStateName, Tone>> = {
  open: 'success',
  held: 'danger',
  expiring: 'warning',
  expired: 'danger',
  empty: 'neutral',
};
const STATES = ['held', 'expiring', 'expired', 'empty'] as const;
const FILTERS = ['q', 'state'] as const;
const PARAMS = {
  state: oneOf(['open', 'held', 'expired', 'expiring', 'empty', 'all']),
  sort: lotOrder,
};

const COLUMNS: readonly Column<LotResponse>[] = [
  {
    id: 'code',
    header: now('code'),
    onCard: 'title',
    sort: 'code',
    cell: ({ code }) => (
      <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {code}
      </Box>
    ),
  },
  {
    id: 'product',
    header: now('product'),
    cell: ({ productId, productName, productSku }) => (
      <Box>
        <Link component={RouterLink} to={paths.stock.product(productId)}>
          {productName}
        </Link>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {productSku}
        </Typography>
      </Box>
    ),
  },
  {
    id: 'state',
    header: now('state'),
    onCard: 'status',
    cell: ({ state, holdReason }) => (
      <Box sx={{ display: 'inline-grid', gap: 0.25 }}>
        <Box>
          <StatusChip tone={TONES[state]} label={now(`state.${state}`)} />
        </Box>
        {holdReason && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {holdReason}
          </Typography>
        )}
      </Box>
    ),
  },
  { id: 'location', header: now('location'), cell: ({ location }) => location ?? '—' },
  {
    id: 'expiresOn',
    header: now('expiresOn'),
    sort: 'expiry',
    cell: ({ expiresOn }) => (expiresOn ? formatDay(expiresOn) : '—'),
  },
  {
    id: 'pieces',
    header: now('pieces'),
    align: 'right',
    cell: ({ balance }) => <strong>{formatCount(balance)}</strong>,
  },
];

/** Batches, the one that expires first on top: of all products, or of one. */
export function Batches({ productId }: { productId?: number }) {
  const text = useText();
  const table = useTableState({ filters: FILTERS, prefix: 'batches', defaultSort: 'expiry' });
  const args = { ...readParams(table.args, PARAMS), ...(productId ? { productId } : {}) };
  const list = api.useListLotsQuery(args, { refetchOnMountOrArgChange: true });
  return (
    <DataTable
      label={text('batches')}
      table={table}
      list={list}
      columns={productId ? COLUMNS.filter(({ id }) => id !== 'product') : COLUMNS}
      rowKey={({ id }) => id}
      filters={[
        { kind: 'search', name: 'q', label: text('search') },
        {
          kind: 'select',
          name: 'state',
          label: text('state'),
          all: text('withPieces'),
          options: [
            ...STATES.map((state) => ({ value: state, label: text(`state.${state}`) })),
            { value: 'all', label: text('all') },
          ],
        },
      ]}
      empty={{
        icon: <LayersIcon />,
        title: text('noBatches'),
        ...(table.hasFilters ? {} : { text: text('noBatchesText') }),
      }}
    />
  );
}
