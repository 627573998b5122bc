import { api } from '@/api/enhance';
import type { OrderResponse } from '@/api/generated';
import { readParams } from '@/lib/queryParams';
import {
  ORDER_BULK,
  ORDER_FILTER_NAMES,
  ORDER_FILTERS,
  ORDER_PARAMS,
  ORDER_SORT,
  orderColumns,
  OrderTable,
} from '@/features/orders';
import { ExportButton } from '@/ui/data/ExportButton';
import { useTableState } from '@/ui/table';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** All orders of the company: to read, and to move on several at once. */
export function OrderList() {
  const text = useText();
  const table = useTableState({ filters: ORDER_FILTER_NAMES, prefix: 'orders', ...ORDER_SORT });
  const args = readParams(table.args, ORDER_PARAMS);
  const list = api.useListOrdersQuery(args);
  return (
    <OrderTable
      label={text('orders')}
      table={table}
      list={list}
      columns={orderColumns<OrderResponse>({ to: ({ id }) => paths.warehouse.order(id) })}
      filters={ORDER_FILTERS}
      bulk={ORDER_BULK}
      tools={<ExportButton name="orders" filters={args} />}
    />
  );
}
