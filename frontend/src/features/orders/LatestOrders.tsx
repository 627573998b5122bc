import type { ReactNode } from 'react';
import { api } from '@/api/enhance';
import { orderColumns, OrderTable } from '@/features/orders';
import { BrowseProducts } from './OwnOrderTable';
import { useAgainColumn } from './ReorderButton';
import { withData } from '@/ui/feedback';
import { useTableState } from '@/ui/table';

const LATEST = 5;

interface LatestOrdersProps {
  label: string;
  /** Whose orders: bought by, or sold by this person. */
  of: { customerId: number } | { sellerId: number };
  to: (id: number) => string;
  empty?: { text?: ReactNode; action?: ReactNode };
}

/** The five latest orders of a buyer or a seller. */
export function LatestOrders({ label, of, to, empty }: LatestOrdersProps) {
  const again = useAgainColumn();
  const isBuyer = 'customerId' in of;
  const table = useTableState({ pageSize: LATEST, prefix: 'latest' });
  const list = api.useListOrdersQuery({ ...of, limit: LATEST });
  return (
    <OrderTable
      label={label}
      table={table}
      list={withData(list, list.data && { ...list.data, next: null })}
      columns={orderColumns({
        to: ({ id }) => to(id),
        withCustomer: !isBuyer,
        extra: isBuyer ? [again] : [],
      })}
      empty={{ ...(isBuyer ? { action: <BrowseProducts /> } : {}), ...empty }}
    />
  );
}
