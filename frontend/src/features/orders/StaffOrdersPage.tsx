import { api } from '@/api/enhance';
import { readParams } from '@/lib/queryParams';
import type { OrderResponse } from '@/api/generated';
import { useLivePolling } from '@/features/notices';
import { ExportButton } from '@/ui/data/ExportButton';
import { Page } from '@/ui/page/Page';
import { statusOptions } from '@/ui/status';
import { useTableState, type Filter } from '@/ui/table';
import { ORDER_BULK } from './BulkOrders';
import { CHIP_NAMES, OrderFilterChips } from './OrderFilterChips';
import { ORDER_FILTER_NAMES, ORDER_FILTERS, orderColumns } from './orderColumns';
import { ORDER_PARAMS, ORDER_SORT } from './orderParams';
import { OrderTable } from './OrderTable';
import { text as now, useText } from './staffMessages';

const FILTER_NAMES = [...ORDER_FILTER_NAMES, 'paymentStatus', 'quoteState', ...CHIP_NAMES] as const;
type FilterName = (typeof FILTER_NAMES)[number];
const FILTERS: readonly Filter<FilterName>[] = [
  ...ORDER_FILTERS,
  {
    kind: 'select',
    name: 'paymentStatus',
    label: now('payment'),
    all: now('allPayments'),
    options: [
      { value: 'unpaid', label: now('unpaid') },
      { value: 'paid', label: now('paid') },
    ],
  },
  {
    kind: 'select',
    name: 'quoteState',
    label: now('quotation'),
    options: statusOptions('quote'),
  },
];

interface StaffOrdersPageProps {
  title: string;
  /** Where an order's own page is in this area. */
  to: (id: number) => string;
}

/** All orders of the company, for the areas of the admin and the manufacturer. */
export function StaffOrdersPage({ title, to }: StaffOrdersPageProps) {
  const text = useText();
  const table = useTableState({ filters: FILTER_NAMES, ...ORDER_SORT });
  const args = readParams(table.args, ORDER_PARAMS);
  const list = api.useListOrdersQuery(args, {
    refetchOnMountOrArgChange: true,
    pollingInterval: useLivePolling(),
  });
  return (
    <Page title={title} description={text('ordersText')}>
      <OrderFilterChips filters={table.filters} onRemove={(name) => table.setFilter(name, '')} />
      <OrderTable
        table={table}
        list={list}
        filters={FILTERS}
        bulk={ORDER_BULK}
        tools={<ExportButton name="orders" filters={args} />}
        columns={orderColumns<OrderResponse>({ to: ({ id }) => to(id) })}
      />
    </Page>
  );
}
