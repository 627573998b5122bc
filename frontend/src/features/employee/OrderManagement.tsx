import DoneAllIcon from '@mui/icons-material/DoneAll';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { api } from '@/api/enhance';
import type { OrderStatusName } from '@/api/generated';
import { KpiCard, KpiGrid } from '@/components/data';
import { EmptyState, ErrorState, LinesSkeleton } from '@/components/feedback';
import { describeStatus } from '@/components/status';
import { FilterBar, useTableState } from '@/components/table';
import { Pager } from '@/components/table/Pager';
import { usePolling } from '@/lib/hooks/usePolling';
import { useText } from './messages';
import { OpenOrder } from './OpenOrder';

const COUNTED = ['pending', 'processing', 'ready'] as const;
const FILTERS = ['q', 'status'] as const;
/** What an order can be completed from, besides `pending`, which is shown unless another is chosen. */
const FURTHER = ['paid', 'processing', 'ready'] as const satisfies readonly OrderStatusName[];
const PAGE_SIZE = 10;

function Counter({ status }: { status: (typeof COUNTED)[number] }) {
  const text = useText();
  const pollingInterval = usePolling();
  const { data } = api.useListOrdersQuery({ status, limit: 1 }, { pollingInterval });
  return <KpiCard label={text(status)} value={data?.total} loading={!data} />;
}

function Queue() {
  const text = useText();
  const pollingInterval = usePolling();
  const table = useTableState({ filters: FILTERS, pageSize: PAGE_SIZE });
  const status = FURTHER.find((known) => known === table.filters.status) ?? 'pending';
  const list = api.useListOrdersQuery({ ...table.args, status }, { pollingInterval });
  const { data, error, isFetching, refetch } = list;
  const word = (value: OrderStatusName) => describeStatus('order', value).label;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FilterBar
        table={table}
        filters={[
          { kind: 'search', name: 'q', label: text('search') },
          {
            kind: 'select',
            name: 'status',
            label: text('status'),
            all: word('pending'),
            options: FURTHER.map((value) => ({ value, label: word(value) })),
          },
        ]}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LinesSkeleton count={3} height={140} />}
      {!error && data?.items.length === 0 && (
        <Card>
          <EmptyState
            icon={<DoneAllIcon />}
            title={text(table.hasFilters ? 'noMatches' : 'noOrders')}
            {...(table.hasFilters ? {} : { text: text('noOrdersText') })}
            action={
              table.hasFilters && (
                <Button variant="outlined" onClick={table.clearFilters}>
                  {text('clear')}
                </Button>
              )
            }
          />
        </Card>
      )}
      {!error && data && data.items.length > 0 && (
        <Box aria-busy={isFetching} sx={{ display: 'grid', gap: 2 }}>
          {data.items.map((order) => (
            <OpenOrder key={order.id} order={order} />
          ))}
          {(data.next !== null || table.page > 1) && <Pager table={table} list={data} />}
        </Box>
      )}
    </Box>
  );
}

/** How many orders wait where, and the queue to work off. */
export function OrderManagement() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <KpiGrid>
        {COUNTED.map((status) => (
          <Counter key={status} status={status} />
        ))}
      </KpiGrid>
      <Queue />
    </Box>
  );
}
