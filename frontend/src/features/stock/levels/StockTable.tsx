import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import { api } from '@/api/enhance';
import { oneOf, readParams } from '@/lib/queryParams';
import { PRODUCT_PARAMS, productSort } from '@/features/products';
import type { ProductResponse } from '@/api/generated';
import { DataTable, useTableState, type Column, type Filter } from '@/ui/table';
import { useAddress } from '@/lib/hooks/useAddress';
import { usePolling } from '@/lib/hooks/usePolling';
import { useText } from './messages';
import { stockColumns } from './stockColumns';

const FILTERS = ['q', 'filter'] as const;
const PARAMS = { ...PRODUCT_PARAMS, filter: oneOf(['low-stock']) };

interface StockTableProps {
  /** Further columns, such as buttons. */
  extra?: readonly Column<ProductResponse>[];
  /** Only the products that stand on the purchaser's list. */
  lowOnly?: boolean;
  /** Columns that are left out, where others need their room. */
  without?: readonly string[];
}

/** Products with their stock, to search, and to narrow to those that run out. */
export function StockTable({ extra = [], lowOnly = false, without = [] }: StockTableProps) {
  const text = useText();
  const pollingInterval = usePolling();
  const { params } = useAddress();
  const table = useTableState({
    filters: FILTERS,
    prefix: 'stock',
    ...productSort(params.has('stock_q')),
  });
  const isLow = lowOnly || table.filters.filter === 'low-stock';
  const list = api.useListProductsQuery(
    {
      ...readParams(table.args, PARAMS),
      ...(isLow ? { filter: 'low-stock' as const } : { status: 'active' as const }),
    },
    { pollingInterval },
  );
  const search: Filter<(typeof FILTERS)[number]> = {
    kind: 'search',
    name: 'q',
    label: text('search'),
  };
  const narrow: Filter<(typeof FILTERS)[number]> = {
    kind: 'select',
    name: 'filter',
    label: text('show'),
    all: text('allProducts'),
    options: [{ value: 'low-stock', label: text('lowOnly') }],
  };
  const isNothingLow = isLow && !table.filters.q;
  return (
    <DataTable
      label={text('levels')}
      table={table}
      list={list}
      columns={stockColumns(extra).filter(({ id }) => !without.includes(id))}
      rowKey={({ id }) => id}
      filters={lowOnly ? [search] : [search, narrow]}
      empty={{
        icon: <InventoryIcon />,
        title: text(isNothingLow ? 'noLow' : 'noProducts'),
        ...(isNothingLow ? { text: text('noLowText') } : {}),
      }}
    />
  );
}
