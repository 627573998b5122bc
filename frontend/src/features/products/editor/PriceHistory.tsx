import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import { api } from '@/api/enhance';
import type { PriceFieldName, ProductPriceChangeResponse } from '@/api/generated';
import { DateTime, Money } from '@/ui/data';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { text as now, useText } from './productMessages';

/** An amount, or that there was none. */
function Price({ amount }: { amount: string | null | undefined }) {
  const text = useText();
  if (amount) return <Money amount={amount} />;
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {text('noPrice')}
    </Box>
  );
}

/** Each price as its field in the form is called. */
const LABELS = {
  manufacturerCost: 'cost',
  wholesalerPrice: 'wholesalerPrice',
  agentPrice: 'agentPrice',
  customerPrice: 'customerPrice',
  suggestedDealerMinPrice: 'minPrice',
  suggestedDealerMaxPrice: 'maxPrice',
  unitPrice: 'unitPrice',
  packPrice: 'packPrice',
  bulkPrice: 'bulkPrice',
} as const satisfies Record<PriceFieldName, string>;

const COLUMNS: readonly Column<ProductPriceChangeResponse>[] = [
  { id: 'time', header: now('changedAt'), cell: ({ createdAt }) => <DateTime time={createdAt} /> },
  {
    id: 'field',
    header: now('price'),
    onCard: 'title',
    cell: ({ field }) => now(LABELS[field]),
  },
  {
    id: 'old',
    header: now('oldPrice'),
    align: 'right',
    cell: ({ oldPrice }) => <Price amount={oldPrice} />,
  },
  {
    id: 'new',
    header: now('newPrice'),
    align: 'right',
    cell: ({ newPrice }) => <Price amount={newPrice} />,
  },
  {
    id: 'by',
    header: now('changedBy'),
    cell: ({ changedByName }) => changedByName ?? now('bySystem'),
  },
];

/** Which of a product's own prices changed, from what to what, when and by whom. */
export function PriceHistory({ productId }: { productId: number }) {
  const text = useText();
  const table = useTableState({ prefix: 'changes' });
  const list = api.useListProductPriceChangesQuery(
    { ...table.args, id: productId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataTable
      label={text('tab.priceHistory')}
      table={table}
      list={list}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      empty={{ icon: <HistoryIcon />, title: text('noChanges'), text: text('noChangesText') }}
    />
  );
}
