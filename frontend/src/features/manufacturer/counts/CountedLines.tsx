import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { StockCountLineResponse } from '@/api/generated';
import { NameAndSku } from '@/components/stock/stockColumns';
import type { Column } from '@/components/table';
import { Cards } from '@/components/table/Cards';
import { Rows } from '@/components/table/Rows';
import { paths } from '@/lib/paths';
import { DifferenceMark } from './DifferenceMark';
import { text } from './messages';

const COLUMNS: readonly Column<StockCountLineResponse>[] = [
  {
    id: 'product',
    header: text('product'),
    onCard: 'title',
    cell: ({ productName, productSku }) => <NameAndSku name={productName} sku={productSku} />,
  },
  {
    id: 'lot',
    header: text('lot'),
    cell: ({ lotId, lotCode }) =>
      lotId ? (
        <Link component={RouterLink} to={paths.manufacturer.lot(lotId)}>
          {lotCode}
        </Link>
      ) : (
        '—'
      ),
  },
  {
    id: 'expected',
    header: text('expected'),
    align: 'right',
    cell: ({ expected }) => expected.toLocaleString('en'),
  },
  {
    id: 'counted',
    header: text('counted'),
    align: 'right',
    cell: ({ counted }) => counted.toLocaleString('en'),
  },
  {
    id: 'difference',
    header: text('difference'),
    align: 'right',
    cell: ({ expected, counted }) => <DifferenceMark by={counted - expected} />,
  },
];

const NOT_SORTED = { sort: '', onSort: () => undefined };

/** The figures of a posted count. */
export function CountedLines({ lines }: { lines: readonly StockCountLineResponse[] }) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const shared = {
    label: text('lines'),
    columns: COLUMNS,
    rows: lines,
    rowKey: ({ productId, lotId }: StockCountLineResponse) => `${productId}:${lotId ?? ''}`,
    skeletonRows: 0,
  };
  return <Card>{isNarrow ? <Cards {...shared} /> : <Rows {...shared} {...NOT_SORTED} />}</Card>;
}
