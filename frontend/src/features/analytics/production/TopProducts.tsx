import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { ProductionResponse } from '@/api/generated';
import { EmptyState } from '@/ui/feedback';
import type { Column } from '@/ui/table';
import { PlainTable } from '@/ui/table/PlainTable';
import { formatCount } from '@/lib/counts';
import { paths } from '@/lib/paths';
import { text as now, useText } from './messages';
import { shareOf } from './rate';

type Row = ProductionResponse['products'][number];

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
          to={paths.manufacturer.stockHistoryOf(productId)}
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
    id: 'produced',
    header: now('produced'),
    align: 'right',
    sortBy: ({ produced }) => produced,
    cell: ({ produced }) => formatCount(produced),
  },
  {
    id: 'scrapped',
    header: now('scrapped'),
    align: 'right',
    sortBy: ({ scrapped }) => scrapped,
    cell: ({ scrapped }) => formatCount(scrapped),
  },
  {
    id: 'scrapRate',
    header: now('scrapRate'),
    align: 'right',
    sortBy: ({ produced, scrapped }) => (produced > 0 ? scrapped / produced : null),
    cell: ({ produced, scrapped }) => shareOf(scrapped, produced),
  },
];

/** The products of which most was made. */
export function TopProducts({ products }: { products: readonly Row[] }) {
  const text = useText();
  return (
    <Card component="section" aria-label={text('top')}>
      <Typography variant="h4" component="h2" sx={{ px: 2.5, pt: 2, pb: 1 }}>
        {text('top')}
      </Typography>
      {products.length > 0 ? (
        <PlainTable
          label={text('top')}
          columns={COLUMNS}
          rows={products}
          rowKey={({ productId }) => productId}
        />
      ) : (
        <EmptyState title={text('noProducts')} />
      )}
    </Card>
  );
}
