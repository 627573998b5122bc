import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { StockCountLineResponse } from '@/api/generated';
import { NameAndSku } from '@/features/stock/levels/stockColumns';
import type { Column } from '@/ui/table';
import { PlainTable } from '@/ui/table/PlainTable';
import { formatCount } from '@/lib/counts';
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
    cell: ({ expected }) => formatCount(expected),
  },
  {
    id: 'counted',
    header: text('counted'),
    align: 'right',
    cell: ({ counted }) => formatCount(counted),
  },
  {
    id: 'difference',
    header: text('difference'),
    align: 'right',
    cell: ({ expected, counted }) => <DifferenceMark by={counted - expected} />,
  },
];

/** The figures of a posted count. */
export function CountedLines({ lines }: { lines: readonly StockCountLineResponse[] }) {
  return (
    <Card>
      <PlainTable
        label={text('lines')}
        columns={COLUMNS}
        rows={lines}
        rowKey={({ productId, lotId }) => `${productId}:${lotId ?? ''}`}
      />
    </Card>
  );
}
