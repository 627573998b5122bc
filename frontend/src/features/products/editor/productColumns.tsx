import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { ProductResponse } from '@/api/generated';
import { Money, ProductImage } from '@/ui/data';
import { CategoryBadge } from '@/features/products/CategoryBadge';
import { StatusChip } from '@/ui/status';
import type { Column, RowMenu } from '@/ui/table';
import { formatCount } from '@/lib/counts';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { LOW_BALANCE } from './productLists';
import { text } from './productMessages';
import type { FromList } from './productTabs';

/** Leads to a product's page; what of the list is seen now, its page leads back to. */
export function useEditing() {
  const { pathname, search } = useLocation();
  const from: FromList | null = pathname === paths.manufacturer.products ? { list: search } : null;
  return (id: number) => ({ to: paths.manufacturer.product(id), state: from });
}

/** Picture, name and SKU; the name leads to the form. */
export function ProductIdentity({ product }: { product: ProductResponse }) {
  const editing = useEditing();
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <Box sx={{ width: 40, flexShrink: 0, borderRadius: 0.8, overflow: 'hidden' }}>
        <ProductImage
          src={product.thumbImageUrl ?? product.cardImageUrl ?? product.imageUrl}
          alt=""
          ratio={1}
        />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          {...editing(product.id)}
          color="inherit"
          sx={{ fontWeight: 600 }}
        >
          {product.name}
        </Link>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {product.sku}
        </Typography>
      </Box>
    </Box>
  );
}

/** Pieces on the shelf with the warning at a low balance. */
export function StockFigures({ product }: { product: ProductResponse }) {
  const balance = product.stockBalance ?? 0;
  return (
    <Box sx={{ display: 'inline-grid', gap: 0.5, justifyItems: 'end' }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {`${formatCount(balance)} ${product.quantityUnit ?? ''}`.trim()}
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {text('available', { count: formatCount(product.stockAvailable ?? 0) })}
      </Typography>
      {product.isActive && balance <= LOW_BALANCE && (
        <StatusChip
          tone={balance === 0 ? 'danger' : 'warning'}
          label={text(balance === 0 ? 'outOfStock' : 'low')}
        />
      )}
    </Box>
  );
}

function dealerRange({
  suggestedDealerMinPrice: least,
  suggestedDealerMaxPrice: most,
}: ProductResponse) {
  if (!least && !most) return '—';
  return `${formatMoney(least)} – ${formatMoney(most)}`;
}

function priceColumn(
  id: 'cost' | 'wholesale' | 'agent' | 'customer',
  read: (product: ProductResponse) => string | null | undefined,
): Column<ProductResponse> {
  return {
    id,
    header: text(id),
    align: 'right',
    cell: (product) => <Money amount={read(product)} />,
  };
}

/** Columns of the manufacturer's product list. */
export const PRODUCT_COLUMNS: readonly Column<ProductResponse>[] = [
  {
    id: 'product',
    header: text('product'),
    onCard: 'title',
    sort: 'name',
    cell: (product) => <ProductIdentity product={product} />,
  },
  {
    id: 'category',
    header: text('category'),
    onCard: 'status',
    sort: 'category',
    cell: ({ category }) => <CategoryBadge category={category} />,
  },
  priceColumn('cost', ({ manufacturerCost }) => manufacturerCost),
  priceColumn('wholesale', ({ wholesalerPrice }) => wholesalerPrice),
  {
    id: 'dealer',
    header: text('dealer'),
    align: 'right',
    cell: (product) => <Box sx={{ whiteSpace: 'nowrap' }}>{dealerRange(product)}</Box>,
  },
  {
    ...priceColumn('agent', ({ agentPrice }) => agentPrice),
    sort: 'price',
    onCard: 'value',
  },
  { ...priceColumn('customer', ({ customerPrice }) => customerPrice), onCard: 'value' },
  {
    id: 'stock',
    header: text('stock'),
    onCard: 'value',
    align: 'right',
    sort: 'stock',
    cell: (product) => <StockFigures product={product} />,
  },
];

interface Actions {
  editing: ReturnType<typeof useEditing>;
  onDelete: (product: ProductResponse) => void;
  onRestore: (product: ProductResponse) => void;
}

/** What can be done with a product of the list. */
export function productMenu(product: ProductResponse, actions: Actions): RowMenu {
  const { id, name, isActive } = product;
  const { editing, onDelete, onRestore } = actions;
  if (!isActive)
    return {
      of: name,
      actions: [{ label: text('restore'), onSelect: () => onRestore(product) }],
    };
  return {
    of: name,
    actions: [
      { label: text('edit'), ...editing(id) },
      { label: text('takeIn'), to: paths.manufacturer.stockInOf(id) },
      { label: text('remove'), isDestructive: true, onSelect: () => onDelete(product) },
    ],
  };
}
