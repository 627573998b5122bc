import { api } from '@/api/enhance';
import { readParams } from '@/lib/queryParams';
import type { ListOrdersApiArg, OrderResponse } from '@/api/generated';
import {
  ORDER_FILTER_NAMES,
  ORDER_FILTERS,
  orderColumns,
  OrderTable,
  type OrderFilterName,
  ORDER_PARAMS,
  ORDER_SORT,
} from '@/features/orders';
import { ExportButton } from '@/ui/data/ExportButton';
import { useTableState, type Filter } from '@/ui/table';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** How somebody can stand to an order, the usual one first. */
const VIEWS: Readonly<Record<string, readonly ('asBuyer' | 'asSeller' | 'asReferrer')[]>> = {
  customer: ['asBuyer'],
  wholesaler: ['asBuyer'],
  dealer: ['asBuyer', 'asSeller'],
  agent: ['asBuyer', 'asReferrer'],
  'sub-agent': ['asBuyer', 'asReferrer'],
};

const FILTER_NAMES = [...ORDER_FILTER_NAMES, 'as'] as const;

function personArg(view: string, id: number): Partial<ListOrdersApiArg> {
  if (view === 'asSeller') return { sellerId: id };
  return view === 'asReferrer' ? { agentId: id } : { customerId: id };
}

/** The orders somebody placed; of a dealer also those they sold, of an agent those they referred. */
export function PersonOrders({ id, role }: { id: number; role: string }) {
  const text = useText();
  const [usual, ...others] = VIEWS[role] ?? [];
  const table = useTableState({ filters: FILTER_NAMES, ...ORDER_SORT });
  const { as: view = '', ...wanted } = table.args;
  const args = { ...readParams(wanted, ORDER_PARAMS), ...personArg(view, id) };
  const list = api.useListOrdersQuery(args, { refetchOnMountOrArgChange: true });
  const filters: Filter<OrderFilterName | 'as'>[] = [...ORDER_FILTERS];
  if (usual && others.length > 0)
    filters.unshift({
      kind: 'select',
      name: 'as',
      label: text('view'),
      all: text(usual),
      options: others.map((value) => ({ value, label: text(value) })),
    });
  return (
    <OrderTable
      table={table}
      list={list}
      filters={filters}
      tools={<ExportButton name="orders" filters={args} />}
      columns={orderColumns<OrderResponse>({
        to: (order) => paths.admin.order(order.id),
        withCustomer: view !== '',
      })}
      empty={{ title: text('noPersonOrders') }}
    />
  );
}
