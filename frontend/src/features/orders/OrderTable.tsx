import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import type { ReactNode } from 'react';
import {
  DataTable,
  type Bulk,
  type Column,
  type Filter,
  type ListResult,
  type TableState,
} from '@/ui/table';
import { useText } from './messages';
import { orderColumns } from './orderColumns';
import type { ShownOrder } from './types';

interface OrderTableProps<T extends ShownOrder, F extends string> {
  table: TableState<F>;
  list: ListResult<T>;
  columns?: readonly Column<T>[];
  filters?: readonly Filter<F>[];
  tools?: ReactNode;
  /** What can be done with several of them at once. */
  bulk?: Bulk<T>;
  label?: string;
  /** Said when there is none at all. */
  empty?: { title?: string; text?: ReactNode; action?: ReactNode };
}

/** Orders as a table, as cards on phones; says 'No orders yet' when there is none. */
export function OrderTable<T extends ShownOrder, F extends string = never>(
  props: OrderTableProps<T, F>,
) {
  const { table, list, columns = orderColumns<T>(), filters, tools, bulk, label, empty } = props;
  const text = useText();
  return (
    <DataTable
      label={label ?? text('orders')}
      table={table}
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      {...(filters ? { filters } : {})}
      tools={tools}
      {...(bulk ? { bulk } : {})}
      empty={{
        icon: <ReceiptIcon />,
        ...empty,
        title: table.hasFilters ? text('noMatches') : (empty?.title ?? text('noOrders')),
      }}
    />
  );
}
