import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { SupplierProductResponse } from '@/api/generated';
import { useSession } from '@/access/useSession';
import { Money } from '@/components/data';
import { StatusChip } from '@/components/status';
import type { Column } from '@/components/table';
import { PlainTable } from '@/components/table/PlainTable';
import { formatCount } from '@/lib/counts';
import { paths } from '@/lib/paths';
import { seesCosts } from '@/lib/purchasing';
import { text as now, useText } from './messages';

const COSTS: readonly Column<SupplierProductResponse>[] = [
  {
    id: 'cost',
    header: now('cost'),
    align: 'right',
    cell: ({ cost, productId, productName }) => (
      <Link
        component={RouterLink}
        to={paths.purchasing.costs(productId)}
        aria-label={now('costHistoryOf', { name: productName })}
      >
        <Money amount={cost} />
      </Link>
    ),
  },
];
const columns = (withCosts: boolean): Column<SupplierProductResponse>[] => [
  {
    id: 'product',
    header: now('product'),
    onCard: 'title',
    cell: ({ productName, productSku, isPreferred }) => (
      <Box>
        <Typography variant="body2" component="p" sx={{ fontWeight: 600 }}>
          {productName}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {productSku}
        </Typography>
        {isPreferred && <StatusChip tone="success" label={now('preferredYes')} />}
      </Box>
    ),
  },
  { id: 'sku', header: now('supplierSku'), cell: ({ supplierSku }) => supplierSku ?? '—' },
  ...(withCosts ? COSTS : []),
  {
    id: 'pack',
    header: now('packSize'),
    align: 'right',
    cell: ({ packSize }) => formatCount(packSize),
  },
  {
    id: 'minimum',
    header: now('minimum'),
    align: 'right',
    cell: ({ minimumPieces }) => formatCount(minimumPieces),
  },
];

/** What a supplier sells, and at which terms. */
export function SupplierProducts({ products }: { products: readonly SupplierProductResponse[] }) {
  const text = useText();
  const { user } = useSession();
  if (products.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{text('noProducts')}</Typography>;
  return (
    <PlainTable
      label={text('products')}
      columns={columns(Boolean(user && seesCosts(user)))}
      rows={products}
      rowKey={({ productId }) => productId}
    />
  );
}
