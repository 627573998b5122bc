import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { Money } from '@/components/data';
import type { Column } from '@/components/table';
import { Cards } from '@/components/table/Cards';
import { Rows } from '@/components/table/Rows';
import { paths } from '@/lib/paths';
import { text as now, useText } from './messages';
import type { TradeFigures } from './types';

type Row = TradeFigures['topProducts'][number];

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'product',
    header: now('product'),
    onCard: 'title',
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
    cell: ({ units }) => units.toLocaleString('en'),
  },
  {
    id: 'amount',
    header: now('amount'),
    align: 'right',
    cell: ({ amount }) => <Money amount={amount} />,
  },
];
const NOT_SORTED = { sort: '', onSort: () => undefined };

/** The products with the largest amounts. */
export function Products({ products }: { products: readonly Row[] }) {
  const text = useText();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const shared = {
    label: text('top'),
    columns: COLUMNS,
    rows: products,
    rowKey: ({ productId }: Row) => productId,
    skeletonRows: 0,
  };
  return (
    <Card component="section" aria-label={text('top')}>
      <Typography variant="h4" component="h2" sx={{ px: 2.5, pt: 2, pb: 1 }}>
        {text('top')}
      </Typography>
      {isNarrow ? <Cards {...shared} /> : <Rows {...shared} {...NOT_SORTED} />}
    </Card>
  );
}
