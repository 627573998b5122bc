import { api } from '@/api/enhance';
import { readParams } from '@/lib/queryParams';
import {
  ORDER_FILTER_NAMES,
  ORDER_FILTERS,
  ORDER_PARAMS,
  orderColumns,
  OrderTable,
} from '@/features/orders';
import { useTableState } from '@/ui/table';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** All orders of the company, to read. */
export function OrderList() {
  const text = useText();
  const table = useTableState({ filters: ORDER_FILTER_NAMES, prefix: 'orders' });
  const list = api.useListOrdersQuery(readParams(table.args, ORDER_PARAMS));
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
