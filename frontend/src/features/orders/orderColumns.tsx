import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { DateTime, Money } from '@/ui/data';
import { Status, statusOptions } from '@/ui/status';
import type { Column, Filter } from '@/ui/table';
import { formatCount } from '@/lib/counts';
import { amountOf } from '@/lib/sizes';
import { PartlyShipped } from './FulfilmentBlocks';
import { text } from './messages';
import type { ShownOrder } from './types';

/** "2 × Mango Ice and 2 more"; of larger sizes with their pieces: "Mango Ice, 1 × Carton (120 pieces)". */
export function itemSummary(order: Pick<ShownOrder, 'items'>): string {
  const [first, ...more] = order.items ?? [];
  if (!first) return text('noItems');
  const shown =
    first.tier === 'unit'
      ? `${formatCount(first.pieces)} × ${first.name}`
      : `${first.name}, ${amountOf(first)}`;
  return more.length > 0 ? text('itemsMore', { first: shown, more: more.length }) : shown;
}

interface ColumnOptions<T extends ShownOrder> {
  /** Where an order's own page is; without it the number is plain text. */
  to?: (order: T) => string;
  /** Left out for the buyer's own orders. */
  withCustomer?: boolean;
  /** Left out where payment is nobody's business. */
  withPayment?: boolean;
  /** Further columns, such as buttons. */
  extra?: readonly Column<T>[];
}

/** The columns of every order table. */
export function orderColumns<T extends ShownOrder>(options: ColumnOptions<T> = {}): Column<T>[] {
  const { to, withCustomer = true, withPayment = true, extra = [] } = options;
  const columns: (Column<T> | false)[] = [
    {
      id: 'number',
      header: text('number'),
      onCard: 'title',
      cell: (order) =>
        to ? (
          <Link component={RouterLink} to={to(order)} sx={{ whiteSpace: 'nowrap' }}>
            {text('order', { id: order.id })}
          </Link>
        ) : (
          text('order', { id: order.id })
        ),
    },
    {
      id: 'date',
      header: text('date'),
      sort: 'created',
      cell: ({ createdAt }) => <DateTime time={createdAt} />,
    },
    withCustomer && {
      id: 'customer',
      header: text('customer'),
      onCard: 'value',
      cell: ({ customerName }) => customerName ?? '—',
    },
    {
      id: 'items',
      header: text('items'),
      onCard: 'value',
      cell: (order) => (order.isQuote ? text('quote') : itemSummary(order)),
    },
    {
      id: 'status',
      header: text('status'),
      onCard: 'status',
      cell: (order) => (
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
          <Status of="order" value={order.status} />
          <PartlyShipped order={order} />
        </Box>
      ),
    },
    withPayment && {
      id: 'payment',
      header: text('payment'),
      onCard: 'status',
      cell: ({ paymentStatus }) => <Status of="payment" value={paymentStatus} />,
    },
    {
      id: 'total',
      header: text('total'),
      onCard: 'value',
      align: 'right',
      sort: 'total',
      cell: ({ totalAmount }) => <Money amount={totalAmount} />,
    },
  ];
  return [...columns.filter((column) => column !== false), ...extra];
}

export const ORDER_FILTER_NAMES = ['q', 'status', 'from', 'to'] as const;
export type OrderFilterName = (typeof ORDER_FILTER_NAMES)[number];

/** The filters of a full order list. */
export const ORDER_FILTERS: readonly Filter<OrderFilterName>[] = [
  { kind: 'search', name: 'q', label: text('search') },
  { kind: 'select', name: 'status', label: text('status'), options: statusOptions('order') },
  { kind: 'date', name: 'from', label: text('from') },
  { kind: 'date', name: 'to', label: text('to') },
];
