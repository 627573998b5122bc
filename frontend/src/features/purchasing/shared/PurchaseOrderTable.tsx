import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import { asBoolean, oneOf, readParams, sortedBy } from '@/lib/queryParams';
import type { PurchaseOrderResponse, PurchaseStateName } from '@/api/generated';
import { useSession } from '@/access/useSession';
import { DateTime, Money } from '@/ui/data';
import { ExportButton } from '@/ui/data/ExportButton';
import { Status, StatusChip, statusOptions, statusesOf } from '@/ui/status';
import { DataTable, useTableState, type Column, type Filter } from '@/ui/table';
import { formatCount } from '@/lib/counts';
import { formatDay, isoDay } from '@/lib/dates';
import { usePolling } from '@/lib/hooks/usePolling';
import { paths } from '@/lib/paths';
import { seesCosts } from '@/lib/purchasing';
import { text as now, useText } from './messages';

const PARAMS = {
  state: oneOf(statusesOf('purchase')),
  overdue: asBoolean,
  sort: sortedBy('created', 'total', 'expected'),
};
const NAMES = ['q', 'state', 'overdue'] as const;
const AWAITED: readonly PurchaseStateName[] = ['ordered', 'partlyReceived'];

/** The day it should come; past, and still awaited, it says so. */
function Expected({ order }: { order: PurchaseOrderResponse }) {
  const { expectedOn, state } = order;
  if (!expectedOn) return <>—</>;
  const isLate = AWAITED.includes(state) && expectedOn < isoDay();
  return (
    <>
      {formatDay(expectedOn)} {isLate && <StatusChip tone="danger" label={now('overdue')} />}
    </>
  );
}

const TOTAL: Column<PurchaseOrderResponse> = {
  id: 'total',
  header: now('total'),
  sort: 'total',
  onCard: 'value',
  align: 'right',
  cell: ({ total }) => <Money amount={total} />,
};

const columns = (withCosts: boolean): Column<PurchaseOrderResponse>[] => [
  {
    id: 'number',
    header: now('number'),
    onCard: 'title',
    cell: ({ id, number }) => (
      <Link
        component={RouterLink}
        to={paths.purchasing.order(id)}
        sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
      >
        {number}
      </Link>
    ),
  },
  {
    id: 'supplier',
    header: now('supplier'),
    onCard: 'value',
    cell: ({ supplierName }) => supplierName,
  },
  {
    id: 'state',
    header: now('state'),
    onCard: 'status',
    cell: ({ state }) => <Status of="purchase" value={state} />,
  },
  {
    id: 'received',
    header: now('received'),
    align: 'right',
    cell: ({ received, pieces }) =>
      now('receivedOf', { received: formatCount(received), pieces: formatCount(pieces) }),
  },
  ...(withCosts ? [TOTAL] : []),
  {
    id: 'expected',
    header: now('expected'),
    sort: 'expected',
    onCard: 'value',
    cell: (order) => <Expected order={order} />,
  },
  {
    id: 'made',
    header: now('made'),
    sort: 'created',
    cell: ({ createdAt }) => <DateTime time={createdAt} />,
  },
];

interface PurchaseOrderTableProps {
  /** Only those of this supplier. */
  supplierId?: number;
  pageSize?: number;
}

/** Purchase orders, the newest first until another order is wanted. */
export function PurchaseOrderTable({ supplierId, pageSize }: PurchaseOrderTableProps) {
  const text = useText();
  const { user } = useSession();
  const pollingInterval = usePolling();
  const table = useTableState({
    filters: NAMES,
    prefix: 'purchases',
    defaultSort: '-created',
    ...(pageSize ? { pageSize } : {}),
  });
  const args = { ...readParams(table.args, PARAMS), ...(supplierId ? { supplierId } : {}) };
  const list = api.useListPurchaseOrdersQuery(args, {
    pollingInterval,
    refetchOnMountOrArgChange: true,
  });
  const filters: Filter<(typeof NAMES)[number]>[] = [
    { kind: 'search', name: 'q', label: text('searchNumber') },
    { kind: 'select', name: 'state', label: text('state'), options: statusOptions('purchase') },
    {
      kind: 'select',
      name: 'overdue',
      label: text('expected'),
      options: [{ value: 'true', label: text('overdue') }],
    },
  ];
  return (
    <DataTable
      label={text('orders')}
      table={table}
      list={list}
      columns={columns(seesCosts(user))}
      rowKey={({ id }) => id}
      tools={<ExportButton name="purchase-orders" filters={args} />}
      filters={filters}
      empty={{
        icon: <ReceiptIcon />,
        title: text(table.hasFilters ? 'noOrdersMatch' : 'noOrders'),
        ...(table.hasFilters ? {} : { text: text('noOrdersText') }),
      }}
    />
  );
}
