import DoneAllIcon from '@mui/icons-material/DoneAll';
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { ListWarehouseOrdersApiArg, OrderResponse, OrderStatusName } from '@/api/generated';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { describeStatus } from '@/ui/status';
import { ArrivedMark, FilterBar, useArrivals, useTableState } from '@/ui/table';
import { Pager } from '@/ui/table/Pager';
import { WarehouseFigures, type Figure, type WorkFigure } from '@/features/fulfilment';
import { useLivePolling } from '@/features/notices';
import { readParams, sortedBy } from '@/lib/queryParams';
import { withDone, type Done } from './done';
import { text as now, useText } from './messages';
import { OpenOrder } from './OpenOrder';
import { OrderHeading } from './OrderParts';

/** An order that was finished a moment ago: its row is locked. */
function DoneOrder({ order }: { order: OrderResponse }) {
  const text = useText();
  const { id, deliveryNote, shippingNumber } = order;
  return (
    <Card
      component="section"
      aria-label={text('order', { id })}
      sx={{ p: 2.5, display: 'grid', gap: 2, bgcolor: 'surface.sunken' }}
    >
      <OrderHeading order={order} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="body2" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
          {text('numbers', {
            deliveryNote: deliveryNote ?? '',
            shippingNumber: shippingNumber ?? '',
          })}
        </Typography>
        <Button variant="outlined" disabled startIcon={<LockIcon />}>
          {text('isDone')}
        </Button>
      </Box>
    </Card>
  );
}

const FIGURES: readonly Figure[] = [
  ['pending', now('pending')],
  ['processedToday', now('processedToday')],
  ['ready', now('ready')],
];
const WORK: readonly WorkFigure[] = ['ordersProcessed', 'ordersShipped', 'ordersDelivered'];
const FILTERS = ['q', 'status'] as const;
const PARAMS = { sort: sortedBy('created', 'total') };
/** What an order can be completed from, besides `pending`, which is shown unless another is chosen. */
const FURTHER = ['paid', 'processing', 'ready'] as const satisfies readonly OrderStatusName[];
const PAGE_SIZE = 10;

interface OrdersProps {
  orders: readonly OrderResponse[];
  /** Tells which came in while somebody looks. */
  isNew: (order: OrderResponse) => boolean;
}

/** The orders of one page; those that are finished here stay, locked, until another page is turned to. */
function Orders({ orders, isNew }: OrdersProps) {
  const [done, setDone] = useState<readonly Done<OrderResponse>[]>([]);
  const rows = withDone(orders, done);
  return rows.map(({ order, isDone }, at) =>
    isDone ? (
      <DoneOrder key={order.id} order={order} />
    ) : (
      <Box key={order.id} sx={{ position: 'relative' }}>
        {isNew(order) && <ArrivedMark top={30} />}
        <OpenOrder
          order={order}
          onDone={(finished) => setDone((before) => [...before, { order: finished, at }])}
        />
      </Box>
    ),
  );
}

function Queue() {
  const text = useText();
  const pollingInterval = useLivePolling();
  const table = useTableState({ filters: FILTERS, pageSize: PAGE_SIZE });
  const status = FURTHER.find((known) => known === table.filters.status) ?? 'pending';
  const args: ListWarehouseOrdersApiArg = { ...readParams(table.args, PARAMS), status };
  const list = api.useListWarehouseOrdersQuery(args, {
    pollingInterval,
    refetchOnMountOrArgChange: true,
  });
  const isNew = useArrivals({ list, rowKey: ({ id }) => id, scope: JSON.stringify(args) });
  const word = (value: OrderStatusName) => describeStatus('order', value).label;
  const empty = (
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
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FilterBar
        table={table}
        hideClear={list.currentData?.items.length === 0}
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
      <QueryView query={list} current loading={<LinesSkeleton count={3} height={140} />}>
        {(data) => (
          <Box aria-busy={list.isFetching} sx={{ display: 'grid', gap: 2 }}>
            <Orders key={JSON.stringify(args)} orders={data.items} isNew={isNew} />
            {data.items.length === 0 && empty}
            {(data.next !== null || table.page > 1) && <Pager table={table} list={data} />}
          </Box>
        )}
      </QueryView>
    </Box>
  );
}

/** What was done of late, how many orders wait where, and the queue to work off (specification 2 §2). */
export function OrderManagement() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <WarehouseFigures work={WORK} figures={FIGURES} />
      <Queue />
    </Box>
  );
}
