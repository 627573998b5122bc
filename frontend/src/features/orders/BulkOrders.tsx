import { useState } from 'react';
import { api } from '@/api/enhance';
import type { OrderResponse, OrderStatusName } from '@/api/generated';
import { InputField } from '@/ui/fields';
import { describeStatus } from '@/ui/status';
import { BulkDialog, type Bulk } from '@/ui/table';
import { text as words } from './messages';
import { sortMoves } from './moves';
import { text as now, useText } from './staffMessages';
import { needsDialog, RestockChoice } from './StatusMoveDialog';

const nameOf = ({ id }: OrderResponse) => words('order', { id });

/**
 * The steps forward that every one of the orders allows. A step that an order has to be asked about, such as a shipment
 * or one that leaves unpaid, is made on the order's own page.
 */
export function commonSteps(orders: readonly OrderResponse[]): string[] {
  const steps = orders.map((order) => {
    const { next, skips } = sortMoves(order);
    return [...(next ? [next] : []), ...skips].filter(
      (to) => !needsDialog({ to, isBack: false }, order),
    );
  });
  const [first = [], ...others] = steps;
  return first.filter((to) => others.every((allowed) => allowed.includes(to)));
}

interface ManyProps {
  orders: readonly OrderResponse[];
  onClose: (isDone: boolean) => void;
}

function MarkMany({ to, orders, onClose }: ManyProps & { to: string }) {
  const text = useText();
  const [update] = api.useUpdateOrderMutation();
  const status = describeStatus('order', to).label;
  return (
    <BulkDialog
      title={text('markMany', { count: orders.length, status })}
      rows={orders}
      nameOf={nameOf}
      send={({ id, version }) =>
        update({ id, updateOrderRequest: { status: to as OrderStatusName, version } })
      }
      onClose={onClose}
      ask={{ consequence: text('markManyText'), confirmLabel: text('markAs', { status }) }}
    />
  );
}

function CancelMany({ orders, onClose }: ManyProps) {
  const text = useText();
  const [note, setNote] = useState('');
  const [restock, setRestock] = useState(true);
  const [update] = api.useUpdateOrderMutation();
  const isPaid = orders.some(({ paymentStatus }) => paymentStatus === 'paid');
  const notes = note.trim();
  return (
    <BulkDialog
      title={text('cancelMany', { count: orders.length })}
      rows={orders}
      nameOf={nameOf}
      send={({ id, version, isQuote }) =>
        update({
          id,
          updateOrderRequest: {
            status: 'cancelled',
            version,
            ...(notes ? { notes } : {}),
            ...(restock || isQuote ? {} : { restock }),
          },
        })
      }
      onClose={onClose}
      ask={{
        consequence: text(isPaid ? 'cancelManyPaid' : 'cancelManyText'),
        confirmLabel: text('cancelOrders'),
        danger: true,
        children: (
          <>
            <InputField
              label={text('note')}
              value={note}
              onChange={setNote}
              rows={2}
              maxLength={2000}
            />
            {orders.some(({ isQuote }) => !isQuote) && (
              <RestockChoice restock={restock} onChange={setRestock} />
            )}
          </>
        ),
      }}
    />
  );
}

/** What the company's people can do with several orders at once: the steps that all of them allow. */
export const ORDER_BULK: Bulk<OrderResponse> = {
  nameOf,
  actions: (orders) => [
    ...commonSteps(orders).map((to) => ({
      label: now('markAs', { status: describeStatus('order', to).label }),
      dialog: (onClose: (isDone: boolean) => void) => (
        <MarkMany to={to} orders={orders} onClose={onClose} />
      ),
    })),
    ...(orders.every((order) => sortMoves(order).canCancel)
      ? [
          {
            label: now('cancelOrders'),
            isDestructive: true,
            dialog: (onClose: (isDone: boolean) => void) => (
              <CancelMany orders={orders} onClose={onClose} />
            ),
          },
        ]
      : []),
  ],
};
