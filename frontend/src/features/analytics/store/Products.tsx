import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { TradeResponse } from '@/api/generated';
import { Money } from '@/ui/data';
import type { Column } from '@/ui/table';
import { PlainTable } from '@/ui/table/PlainTable';
import { formatCount } from '@/lib/counts';
import { toCents } from '@/lib/money';
import { paths } from '@/lib/paths';
import { text as now, useText } from './messages';

type Row = TradeResponse['topProducts'][number];

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'product',
    header: now('product'),
    onCard: 'title',
    sortBy: ({ name }) => name,
    cell: ({ productId, name, sku }) => (
      <>
        <Link
          component={RouterLink}
          to={paths.product(productId)}
          color="inherit"
          sx={{ fontWeight: 600 }}
        >
          {name}
        </Link>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {sku}
        </Typography>
      </>
    ),
  },
  {
    id: 'units',
    header: now('units'),
    align: 'right',
    sortBy: ({ units }) => units,
    cell: ({ units }) => formatCount(units),
  },
  {
    id: 'amount',
    header: now('amount'),
    align: 'right',
    sortBy: ({ amount }) => toCents(amount),
    cell: ({ amount }) => <Money amount={amount} />,
  },
];

/** The products with the largest amounts. */
export function Products({ products }: { products: readonly Row[] }) {
  const text = useText();
  return (
    <Card component="section" aria-label={text('top')}>
      <Typography variant="h4" component="h2" sx={{ px: 2.5, pt: 2, pb: 1 }}>
        {text('top')}
      </Typography>
      <PlainTable
        label={text('top')}
        columns={COLUMNS}
        rows={products}
        rowKey={({ productId }) => productId}
      />
    </Card>
  );
}
