import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import { readParams } from '@/lib/queryParams';
import { ExportButton } from '@/ui/data/ExportButton';
import { statusOptions } from '@/ui/status';
import { useTableState, type Filter } from '@/ui/table';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { orderColumns } from './orderColumns';
import { ORDER_PARAMS, ORDER_SORT } from './orderParams';
import { OrderTable } from './OrderTable';
import { useAgainColumn } from './ReorderButton';

interface OwnOrderTableProps {
  /** The buyer; some see more orders than they placed. */
  buyerId: number;
  /** Where an order's page is. */
  to?: (id: number) => string;
  empty?: { text?: ReactNode; action?: ReactNode };
}

const OWN_FILTERS = [
  'q',
  'status',
  'paymentStatus',
  'quoteState',
  'from',
  'to',
  // A link from what waits leaves out what was cancelled, one from figures requests for quotation.
  'isTrade',
  'isQuote',
] as const;
/** The two that the list can be filtered by. */
const PAYMENT_OPTIONS = statusOptions('payment').filter(({ value }) => value !== 'refunded');

/** What a buyer does about having no orders. */
export function BrowseProducts() {
  const text = useText();
  return (
    <Button component={Link} to={paths.products} variant="contained">
      {text('browse')}
    </Button>
  );
}

/** All orders of one buyer with filters; buyers of every role use it. */
export function OwnOrderTable({ buyerId, to = paths.order, empty }: OwnOrderTableProps) {
  const text = useText();
  const again = useAgainColumn();
  const table = useTableState({ filters: OWN_FILTERS, ...ORDER_SORT });
  const args = { ...readParams(table.args, ORDER_PARAMS), customerId: buyerId };
  const list = api.useListOrdersQuery(args);
  const filters: Filter<(typeof OWN_FILTERS)[number]>[] = [
    { kind: 'search', name: 'q', label: text('searchOwn') },
    { kind: 'select', name: 'status', label: text('status'), options: statusOptions('order') },
    { kind: 'select', name: 'paymentStatus', label: text('payment'), options: PAYMENT_OPTIONS },
    {
      kind: 'select',
      name: 'quoteState',
      label: text('quotation'),
      options: statusOptions('quote'),
    },
    { kind: 'date', name: 'from', label: text('from') },
    { kind: 'date', name: 'to', label: text('to') },
  ];
  return (
    <OrderTable
      table={table}
      list={list}
      filters={filters}
      tools={<ExportButton name="orders" filters={args} />}
      columns={orderColumns({ to: ({ id }) => to(id), withCustomer: false, extra: [again] })}
      empty={{ action: <BrowseProducts />, ...empty }}
    />
  );
}
