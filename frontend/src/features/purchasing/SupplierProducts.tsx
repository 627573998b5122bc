import Typography from '@mui/material/Typography';
import type { SupplierProductResponse } from '@/api/generated';
import { useSession } from '@/access/useSession';
import { StatusChip } from '@/ui/status';
import type { Column } from '@/ui/table';
import { PlainTable } from '@/ui/table/PlainTable';
import { formatCount } from '@/lib/counts';
import { seesCosts } from '@/lib/purchasing';
import { costColumn, productColumn } from './lineColumns';
import { text as now, useText } from './messages';

type Product = SupplierProductResponse;

const columns = (withCosts: boolean): Column<Product>[] => [
  productColumn(
    ({ productSku }) => productSku,
    ({ isPreferred }) => isPreferred && <StatusChip tone="success" label={now('preferredYes')} />,
  ),
  { id: 'sku', header: now('supplierSku'), cell: ({ supplierSku }) => supplierSku ?? '—' },
  ...(withCosts ? [costColumn<Product>()] : []),
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
export function SupplierProducts({ products }: { products: readonly Product[] }) {
  const text = useText();
  const { user } = useSession();
  if (products.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{text('noProducts')}</Typography>;
  return (
    <PlainTable
      label={text('products')}
      columns={columns(seesCosts(user))}
      rows={products}
      rowKey={({ productId }) => productId}
    />
  );
}
