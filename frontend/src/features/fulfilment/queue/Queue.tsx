import ListAltIcon from '@mui/icons-material/ListAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { type To } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { OrderStatusName } from '@/api/generated';
import { oneOf, readParams, sortedBy } from '@/lib/queryParams';
import { EmptyState, LinesSkeleton, QueryView, shownOf } from '@/ui/feedback';
import { describeStatus, statusesOf } from '@/ui/status';
import { FilterBar, useArrivals, useTableState, type Filter } from '@/ui/table';
import { Pager } from '@/ui/table/Pager';
import {
  asCourier,
  COURIERS,
  courierName,
  MOST_ORDERS,
  PickButton,
  useChoice,
} from '@/features/fulfilment';
import { useText as useFloorText } from '@/features/fulfilment/messages';
import { useAddress } from '@/lib/hooks/useAddress';
import { useLivePolling } from '@/features/notices';
import { paths } from '@/lib/paths';
import { text as now, useText } from './messages';
import { QueueRow } from './QueueRow';

const FILTER_NAMES = ['q', 'status', 'courier'] as const;
/** The choices of the queue's filter (specification 2 §2); "all" is the empty one. */
const STATUSES = [
  'pending',
  'processing',
  'shipped',
  'delivered',
] as const satisfies readonly OrderStatusName[];
const FILTERS: readonly Filter<(typeof FILTER_NAMES)[number]>[] = [
  { kind: 'search', name: 'q', label: now('search') },
  {
    kind: 'select',
    name: 'status',
    label: now('status'),
    all: now('all'),
    options: STATUSES.map((value) => ({ value, label: describeStatus('order', value).label })),
  },
  {
    kind: 'select',
    name: 'courier',
    label: now('courier'),
    options: COURIERS.map((value) => ({ value, label: courierName(value) })),
  },
];

const PARAMS = { status: oneOf(statusesOf('order')), sort: sortedBy('created', 'total') };

interface QueueProps {
  /** The order in the panel beside the queue. */
  shownId?: number | undefined;
  /** Whether there is such a panel; otherwise orders open on a page of their own. */
  hasPanel: boolean;
}

/** The orders of the company, newest first: to look at one, and to choose some to be picked together. */
export function Queue({ shownId, hasPanel }: QueueProps) {
  const text = useText();
  const floorText = useFloorText();
  const pollingInterval = useLivePolling();
  const { params } = useAddress();
  const { chosen, choose, clear } = useChoice();
  const table = useTableState({ filters: FILTER_NAMES });
  const { courier, ...args } = readParams(table.args, PARAMS);
  const carrier = asCourier(courier);
  const list = api.useListWarehouseOrdersQuery(
    {
      ...args,
      ...(carrier ? { courier: carrier } : {}),
    },
    { pollingInterval, refetchOnMountOrArgChange: true },
  );
  const data = shownOf(list);
  const isNew = useArrivals({
    list,
    rowKey: ({ id }) => id,
    scope: JSON.stringify(table.args),
  });
  const to = (id: number): To => {
    if (!hasPanel) return paths.warehouse.order(id);
    const search = new URLSearchParams(params);
    search.set('order', String(id));
    return { search: search.toString() };
  };
  const isFull = chosen.length >= MOST_ORDERS;
  return (
    <Box component="section" aria-label={text('queue')} sx={{ display: 'grid', gap: 2 }}>
      <FilterBar table={table} filters={FILTERS} hideClear={data?.items.length === 0} />
      {chosen.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
          <PickButton
            variant="contained"
            orderIds={chosen}
            label={floorText('pickOrders', { count: chosen.length })}
          />
          <Button onClick={clear}>{text('chooseNone')}</Button>
        </Box>
      )}
      <Card aria-busy={list.isFetching}>
        <QueryView
          query={list}
          loading={
            <Box sx={{ p: 2 }}>
              <LinesSkeleton count={6} height={76} />
            </Box>
          }
        >
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState
                icon={<ListAltIcon />}
                title={text(table.hasFilters ? 'noMatches' : 'emptyTitle')}
                {...(table.hasFilters ? {} : { text: text('emptyText') })}
                action={
                  table.hasFilters && (
                    <Button variant="outlined" onClick={table.clearFilters}>
                      {text('clear')}
                    </Button>
                  )
                }
              />
            ) : (
              <Box
                component="ul"
                sx={{ listStyle: 'none', m: 0, p: 0, '& > :first-of-type': { borderTop: 0 } }}
              >
                {items.map((order) => (
                  <QueueRow
                    key={order.id}
                    order={order}
                    to={to(order.id)}
                    isShown={order.id === shownId}
                    isNew={isNew(order)}
                    chosen={chosen.includes(order.id)}
                    onChoose={
                      isFull && !chosen.includes(order.id)
                        ? undefined
                        : (on) => choose(order.id, on)
                    }
                  />
                ))}
              </Box>
            )
          }
        </QueryView>
        {data && (data.next !== null || table.page > 1) && <Pager table={table} list={data} />}
      </Card>
    </Box>
  );
}
