import TrendingDownIcon from '@mui/icons-material/TrendingDownOutlined';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import { readParams } from '@/lib/queryParams';
import { PRODUCT_PARAMS } from '@/features/products';
import type { ProductResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { ExportButton } from '@/ui/data/ExportButton';
import { Page } from '@/ui/page/Page';
import { StockLevelChip } from '@/features/stock';
import { NameAndSku } from '@/features/stock/levels/stockColumns';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { formatCount } from '@/lib/counts';
import { paths } from '@/lib/paths';
import { ALERT_BELOW } from '@/lib/stock';
import { text as now, useText } from './stockMessages';

const FILTERS = ['q'] as const;

function figures(
  id: 'balance' | 'reserved' | 'held' | 'available',
  read: (product: ProductResponse) => number | null | undefined,
): Column<ProductResponse> {
  return {
    id,
    header: now(id),
    align: 'right',
    cell: (product) => formatCount(read(product) ?? 0),
  };
}

const COLUMNS: readonly Column<ProductResponse>[] = [
  {
    id: 'product',
    header: now('product'),
    sort: 'name',
    onCard: 'title',
    cell: ({ name, sku }) => <NameAndSku name={name} sku={sku} />,
  },
  { ...figures('balance', ({ stockBalance }) => stockBalance), sort: 'stock' },
  figures('reserved', ({ stockReserved }) => stockReserved),
  figures('held', ({ stockHeld }) => stockHeld),
  figures('available', ({ stockAvailable }) => stockAvailable),
  {
    id: 'level',
    header: now('level'),
    onCard: 'status',
    cell: ({ stockBalance }) => <StockLevelChip pieces={stockBalance ?? 0} />,
  },
  {
    id: 'lastUpdate',
    header: now('lastUpdate'),
    cell: ({ lastStockUpdate }) =>
      lastStockUpdate ? <DateTime time={lastStockUpdate} /> : now('never'),
  },
  {
    id: 'actions',
    header: now('actions'),
    align: 'right',
    onCard: 'actions',
    cell: ({ id, name }) => (
      <Button
        size="small"
        variant="outlined"
        component={RouterLink}
        to={paths.manufacturer.stockInOf(id)}
        aria-label={now('takeInNamed', { name })}
      >
        {now('takeIn')}
      </Button>
    ),
  },
];

/** What runs out: the products with the fewest pieces, and the way to take more in. */
export default function LowStockPage() {
  const text = useText();
  const table = useTableState({ filters: FILTERS, defaultSort: 'stock' });
  const list = api.useListProductsQuery(
    { ...readParams(table.args, PRODUCT_PARAMS), filter: 'low-stock' },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Page
      title={text('lowPage')}
      description={text('lowPageText', { count: ALERT_BELOW })}
      action={<ExportButton name="products" filters={{ ...table.filters, filter: 'low-stock' }} />}
    >
      <DataTable
        label={text('lowPage')}
        table={table}
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        filters={[{ kind: 'search', name: 'q', label: text('search') }]}
        empty={{
          icon: <TrendingDownIcon />,
          title: text(table.hasFilters ? 'lowNoMatch' : 'lowNone'),
          ...(table.hasFilters ? {} : { text: text('lowNoneText', { count: ALERT_BELOW }) }),
        }}
      />
    </Page>
  );
}
