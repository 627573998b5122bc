import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '@/api/enhance';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { FilterBar, useTableState } from '@/ui/table';
import { Pager } from '@/ui/table/Pager';
import {
  asCourier,
  useChoice,
  WarehouseFigures,
  type Figure,
  type WorkFigure,
} from '@/features/fulfilment';
import { useLivePolling } from '@/features/notices';
import { readParams, sortedBy } from '@/lib/queryParams';
import { text as now, useText } from '../messages';
import { CourierTiles } from './CourierTiles';
import { LogisticsOrder } from './LogisticsOrder';

const FIGURES: readonly Figure[] = [
  ['readyToShip', now('readyToShip')],
  ['inTransit', now('inTransit')],
  ['delivered', now('delivered')],
];
const WORK: readonly WorkFigure[] = ['ordersShipped', 'ordersDelivered'];
const FILTERS = ['stage', 'courier', 'q'] as const;
const PARAMS = { sort: sortedBy('created', 'total') };
/** Where an order can stand while its way is looked after; the first unless another is chosen. */
const STAGES = ['ready', 'processing', 'shipped'] as const;
/** Specification 2 §9: the tab shows the first three orders. */
const FIRST = 3;
const PAGE_SIZE = 25;

/** What is ready, on its way and there; who carries it, and the orders to send (specification 2 §2). */
export function Logistics() {
  const text = useText();
  const pollingInterval = useLivePolling();
  const [isAll, setAll] = useState(false);
  const { chosen, choose, clear } = useChoice();
  const table = useTableState({
    filters: FILTERS,
    prefix: 'send',
    pageSize: isAll ? PAGE_SIZE : FIRST,
  });
  const { stage, courier, q, ...args } = readParams(table.args, PARAMS);
  const shown = asCourier(courier);
  const list = api.useListWarehouseOrdersQuery(
    {
      ...args,
      status: STAGES.find((known) => known === stage) ?? STAGES[0],
      ...(q ? { q } : {}),
      ...(shown ? { courier: shown } : {}),
    },
    { pollingInterval, refetchOnMountOrArgChange: true },
  );
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <WarehouseFigures work={WORK} figures={FIGURES} />
      <CourierTiles
        shown={shown}
        onShow={(value) => table.setFilter('courier', value ?? '')}
        chosen={chosen}
        onAssigned={clear}
      />
      <Box component="section" aria-label={text('toShip')} sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography variant="h4" component="h2" sx={{ flexGrow: 1 }}>
            {text('toShip')}
          </Typography>
          {chosen.length > 0 && (
            <>
              <Typography variant="body2" role="status">
                {text('chosen', { count: chosen.length })}
              </Typography>
              <Button size="small" onClick={clear}>
                {text('chooseNone')}
              </Button>
            </>
          )}
        </Box>
        <FilterBar
          table={table}
          filters={[
            { kind: 'search', name: 'q', label: text('search') },
            {
              kind: 'select',
              name: 'stage',
              label: text('stage'),
              all: text(`stage.${STAGES[0]}`),
              options: STAGES.slice(1).map((value) => ({ value, label: text(`stage.${value}`) })),
            },
          ]}
        />
        <QueryView query={list} loading={<LinesSkeleton count={FIRST} height={132} />}>
          {(data) => {
            const hasMore = data.next !== null || table.page > 1;
            return data.items.length === 0 ? (
              <Card>
                <EmptyState
                  icon={<LocalShippingIcon />}
                  title={text('noneToSend')}
                  text={text('noneToSendText')}
                />
              </Card>
            ) : (
              <Box aria-busy={list.isFetching} sx={{ display: 'grid', gap: 2 }}>
                {data.items.map((order) => (
                  <LogisticsOrder
                    key={order.id}
                    order={order}
                    chosen={chosen.includes(order.id)}
                    onChoose={(on) => choose(order.id, on)}
                  />
                ))}
                {isAll && hasMore && <Pager table={table} list={data} />}
                {!isAll && hasMore && (
                  <Button variant="outlined" onClick={() => setAll(true)}>
                    {text('showAll', { count: data.total })}
                  </Button>
                )}
              </Box>
            );
          }}
        </QueryView>
      </Box>
    </Box>
  );
}
