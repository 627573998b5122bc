import Box from '@mui/material/Box';
import { api } from '@/api/enhance';
import type { OrderStatusName } from '@/api/generated';
import { DocumentRequests } from '@/components/documents';
import { orderColumns, OrderTable } from '@/components/orders';
import { Page } from '@/components/page/Page';
import { describeStatus } from '@/components/status';
import { useTableState, type Filter } from '@/components/table';
import { paths } from '@/lib/paths';
import { Counters } from './Counters';
import { useText } from './messages';

const FILTERS = ['q', 'status'] as const;
/** The choices of the queue's filter (specification 2 §2); "all" is the empty one. */
const STATUSES = [
  'pending',
  'processing',
  'shipped',
  'delivered',
] as const satisfies readonly OrderStatusName[];

/** The warehouse's order dashboard: counters and the queue, newest first. */
export default function WarehouseDashboardPage() {
  const text = useText();
  const table = useTableState({ filters: FILTERS });
  const { status, ...args } = table.args;
  const list = api.useListWarehouseOrdersQuery({
    ...args,
    ...(status ? { status: status as OrderStatusName } : {}),
  });
  const filters: Filter<(typeof FILTERS)[number]>[] = [
    { kind: 'search', name: 'q', label: text('search') },
    {
      kind: 'select',
      name: 'status',
      label: text('status'),
      all: text('all'),
      options: STATUSES.map((value) => ({ value, label: describeStatus('order', value).label })),
    },
  ];
  return (
    <Page title={text('title')} description={text('description')}>
      <DocumentRequests />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Counters />
        <OrderTable
          label={text('queue')}
          table={table}
          list={list}
          columns={orderColumns({ to: (order) => paths.warehouse.order(order.id) })}
          filters={filters}
          empty={{ title: text('emptyTitle'), text: text('emptyText') }}
        />
      </Box>
    </Page>
  );
}
