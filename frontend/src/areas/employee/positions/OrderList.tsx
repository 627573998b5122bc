import { api } from '@/api/enhance';
import type { ListOrdersApiArg } from '@/api/generated';
import { ORDER_FILTER_NAMES, ORDER_FILTERS, orderColumns, OrderTable } from '@/features/orders';
import { useTableState } from '@/ui/table';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** All orders of the company, to read. */
export function OrderList() {
  const text = useText();
  const table = useTableState({ filters: ORDER_FILTER_NAMES, prefix: 'orders' });
  const list = api.useListOrdersQuery(table.args as ListOrdersApiArg);
  return (
    <OrderTable
      label={text('orders')}
      table={table}
      list={list}
      columns={orderColumns({ to: ({ id }) => paths.warehouse.order(id) })}
      filters={ORDER_FILTERS}
    />
  );
}
