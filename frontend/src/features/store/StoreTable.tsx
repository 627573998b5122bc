import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { ProductResponse } from '@/api/generated';
import { Money } from '@/ui/data';
import { useCategoryFilter } from '@/features/products';
import { StatusChip } from '@/ui/status';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { formatMoney, subtractMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { text as now, useText } from './messages';
import { NotForSale } from './NotForSale';

const FILTERS = ['q', 'category'] as const;

function Name({ product, dealerId }: { product: ProductResponse; dealerId: number }) {
  return (
    <Box>
      <Link
        component={RouterLink}
        to={paths.productOfDealer(product.id, dealerId)}
        color="inherit"
        sx={{ fontWeight: 600 }}
      >
        {product.name}
      </Link>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {product.sku}
      </Typography>
    </Box>
  );
}

/** "$16.00 – $25.00", or the one end there is. */
function range({ suggestedDealerMinPrice: low, suggestedDealerMaxPrice: high }: ProductResponse) {
  if (low && high) return now('range', { low: formatMoney(low), high: formatMoney(high) });
  return low || high ? formatMoney(low ?? high) : '—';
}

function StoreState({ product }: { product: ProductResponse }) {
  if (!product.storePrice) return <NotForSale />;
  return product.inStock ? (
    <StatusChip tone="success" label={now('onSale')} />
  ) : (
    <StatusChip tone="neutral" label={now('soldOut')} />
  );
}

const columns = (dealerId: number): Column<ProductResponse>[] => [
  {
    id: 'product',
    header: now('product'),
    onCard: 'title',
    cell: (product) => <Name product={product} dealerId={dealerId} />,
  },
  { id: 'category', header: now('category'), cell: ({ category }) => category },
  {
    id: 'state',
    header: now('inStore'),
    onCard: 'status',
    cell: (product) => <StoreState product={product} />,
  },
  {
    id: 'cost',
    header: now('youPay'),
    onCard: 'value',
    align: 'right',
    cell: ({ yourPrice }) => <Money amount={yourPrice} />,
  },
  { id: 'range', header: now('suggested'), align: 'right', cell: range },
  {
    id: 'price',
    header: now('storePrice'),
    onCard: 'value',
    align: 'right',
    cell: ({ storePrice }) => <Money amount={storePrice} />,
  },
  {
    id: 'margin',
    header: now('margin'),
    onCard: 'value',
    align: 'right',
    cell: ({ storePrice, yourPrice }) =>
      storePrice && yourPrice ? <Money amount={subtractMoney(storePrice, yourPrice)} /> : '—',
  },
];

/** What the dealer's store sells, at which price, and what is left of it. */
export function StoreTable({ dealerId }: { dealerId: number }) {
  const text = useText();
  const table = useTableState({ filters: FILTERS, prefix: 'store' });
  const byCategory = useCategoryFilter();
  const { category, ...args } = table.args;
  const list = api.useListProductsQuery({
    ...args,
    ...(category ? { category: [category] } : {}),
    status: 'active',
    sort: 'name',
    store: `dealer:${dealerId}`,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={RouterLink} to={paths.dealer.pricing} variant="contained">
          {text('setPrices')}
        </Button>
        <Button component={RouterLink} to={paths.dealerStoreOf(dealerId)} variant="outlined">
          {text('openStore')}
        </Button>
      </Box>
      <DataTable
        label={text('inMyStore')}
        table={table}
        list={list}
        columns={columns(dealerId)}
        rowKey={({ id }) => id}
        filters={[{ kind: 'search', name: 'q', label: text('search') }, byCategory]}
        empty={{
          icon: <StorefrontIcon />,
          title: text(table.hasFilters ? 'noProductMatches' : 'noProducts'),
        }}
      />
    </Box>
  );
}
