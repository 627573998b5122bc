import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProductResponse } from '@/api/generated';
import { DateTime, Id } from '@/ui/data';
import { Status } from '@/ui/status';
import type { Column } from '@/ui/table';
import { formatCount } from '@/lib/counts';
import { text } from './messages';
import { StockLevelChip } from './StockLevelChip';

const figure = (pieces: number | null | undefined) => formatCount(pieces);

export function NameAndSku({ name, sku }: { name: string; sku: string }) {
  return (
    <Box>
      <Typography component="span" variant="body2" sx={{ fontWeight: 600, display: 'block' }}>
        {name}
      </Typography>
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
        <Id>{sku}</Id>
      </Typography>
    </Box>
  );
}

/** The columns of every list of products with their stock. */
export function stockColumns(
  extra: readonly Column<ProductResponse>[] = [],
): Column<ProductResponse>[] {
  return [
    {
      id: 'product',
      header: text('product'),
      onCard: 'title',
      sort: 'name',
      cell: (product) => <NameAndSku {...product} />,
    },
    { id: 'location', header: text('location'), cell: ({ location }) => location ?? '—' },
    {
      id: 'category',
      header: text('category'),
      sort: 'category',
      cell: ({ category }) => category,
    },
    {
      id: 'balance',
      header: text('balance'),
      onCard: 'value',
      align: 'right',
      sort: 'stock',
      cell: ({ stockBalance }) => figure(stockBalance),
    },
    {
      id: 'reserved',
      header: text('reserved'),
      onCard: 'value',
      align: 'right',
      cell: ({ stockReserved }) => figure(stockReserved),
    },
    {
      id: 'held',
      header: text('held'),
      align: 'right',
      cell: ({ stockHeld }) => figure(stockHeld),
    },
    {
      id: 'available',
      header: text('available'),
      onCard: 'value',
      align: 'right',
      cell: ({ stockAvailable }) => figure(stockAvailable),
    },
    { id: 'unit', header: text('unit'), cell: ({ quantityUnit }) => quantityUnit ?? '—' },
    {
      id: 'level',
      header: text('level'),
      onCard: 'status',
      cell: ({ stockBalance }) => <StockLevelChip pieces={stockBalance ?? 0} />,
    },
    {
      id: 'status',
      header: text('status'),
      onCard: 'status',
      cell: ({ status }) => <Status of="product" value={status} />,
    },
    {
      id: 'lastUpdate',
      header: text('lastUpdate'),
      cell: ({ lastStockUpdate }) =>
        lastStockUpdate ? <DateTime time={lastStockUpdate} /> : text('never'),
    },
    ...extra,
  ];
}
