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

const columns = (isOwner: boolean): Column<StockCountLineResponse>[] => [
  {
    id: 'product',
    header: text('product'),
    onCard: 'title',
    sortBy: ({ productName }) => productName,
    cell: ({ productName, productSku }) => <NameAndSku name={productName} sku={productSku} />,
  },
  {
    id: 'lot',
    header: text('lot'),
    sortBy: ({ lotCode }) => lotCode,
    cell: ({ productId, lotId, lotCode }) =>
      lotId ? (
        <Link
          component={RouterLink}
          to={isOwner ? paths.manufacturer.lot(lotId) : paths.stock.product(productId)}
        >
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
    sortBy: ({ expected }) => expected,
    cell: ({ expected }) => formatCount(expected),
  },
  {
    id: 'counted',
    header: text('counted'),
    align: 'right',
    sortBy: ({ counted }) => counted,
    cell: ({ counted }) => formatCount(counted),
  },
  {
    id: 'difference',
    header: text('difference'),
    align: 'right',
    sortBy: ({ expected, counted }) => counted - expected,
    cell: ({ expected, counted }) => <DifferenceMark by={counted - expected} />,
  },
];

interface CountedLinesProps {
  lines: readonly StockCountLineResponse[];
  /** Owners have a page of each batch, others one of the product with its batches. */
  isOwner: boolean;
}

/** The figures of a posted count. */
export function CountedLines({ lines, isOwner }: CountedLinesProps) {
  return (
    <Card>
      <PlainTable
        label={text('lines')}
        columns={columns(isOwner)}
        rows={lines}
        rowKey={({ productId, lotId }) => `${productId}:${lotId ?? ''}`}
      />
    </Card>
  );
}
