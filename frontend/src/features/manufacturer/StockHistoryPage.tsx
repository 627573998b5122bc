import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import { api } from '@/api/enhance';
import type { ListMovementsApiArg } from '@/api/generated';
import { Page } from '@/components/page/Page';
import { DataTable, useTableState, type Filter } from '@/components/table';
import { MOVEMENT_COLUMNS } from './movementColumns';
import { ALL_REASONS, reasonOptions } from './movementForm';
import { ProductPicker } from './ProductPicker';
import { useText } from './stockMessages';

const FILTERS = ['productId', 'type', 'reason', 'from', 'to'] as const;
type FilterName = (typeof FILTERS)[number];

/** Every piece that came in or went out, with the balance after it and who did it. */
export default function StockHistoryPage() {
  const text = useText();
  const table = useTableState({ filters: FILTERS });
  const list = api.useListMovementsQuery(table.args as unknown as ListMovementsApiArg, {
    refetchOnMountOrArgChange: true,
  });
  const filters: Filter<FilterName>[] = [
    {
      kind: 'select',
      name: 'type',
      label: text('type'),
      all: text('allTypes'),
      options: [
        { value: 'in', label: text('in') },
        { value: 'out', label: text('out') },
      ],
    },
    {
      kind: 'select',
      name: 'reason',
      label: text('reason'),
      all: text('allReasons'),
      options: reasonOptions(ALL_REASONS),
    },
    { kind: 'date', name: 'from', label: text('from') },
    { kind: 'date', name: 'to', label: text('to') },
  ];
  return (
    <Page title={text('historyTitle')} description={text('historyText')}>
      <Box sx={{ maxWidth: 480, mb: 2 }}>
        <ProductPicker
          label={text('product')}
          productId={Number(table.filters.productId) || 0}
          onChange={(id) => table.setFilter('productId', id ? String(id) : '')}
        />
      </Box>
      <DataTable
        label={text('historyTitle')}
        table={table}
        list={list}
        columns={MOVEMENT_COLUMNS}
        rowKey={({ id }) => id}
        filters={filters}
        empty={{
          icon: <HistoryIcon />,
          title: text(table.hasFilters ? 'noMatches' : 'noMovements'),
        }}
      />
    </Page>
  );
}
