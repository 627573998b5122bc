import { compareMoney } from '@/lib/money';
import type { PieceLine } from './pieces';
import type { ShownOrder } from './types';

/** Goods leave and come back only between these. */
const CLOSED = ['cancelled', 'shipped', 'delivered', 'completed'];

/** The lines of which something has not left yet. */
export function leftToShip(order: Pick<ShownOrder, 'items' | 'status'>): PieceLine[] {
  if (CLOSED.includes(order.status)) return [];
  return (order.items ?? []).flatMap(({ id, name, pieces, shippedPieces }) => {
    const most = pieces - (shippedPieces ?? 0);
    return id && most > 0 ? [{ lineId: id, name, most }] : [];
  });
}

/** The lines of which something can still come back. */
export function returnable(order: Pick<ShownOrder, 'items'>): PieceLine[] {
  return (order.items ?? []).flatMap(({ id, name, returnablePieces }) =>
    id && returnablePieces ? [{ lineId: id, name, most: returnablePieces }] : [],
  );
}

/** Whether the person may send something back now; the server knows until when. */
export function mayReturn(order: Pick<ShownOrder, 'items' | 'canReturn'>): boolean {
  return order.canReturn === true && returnable(order).length > 0;
}

export function isSome(amount: string | null | undefined): amount is string {
  return amount !== null && amount !== undefined && compareMoney(amount, '0') > 0;
}

/** How much of an order has left, in pieces. */
export function shippedShare({ items }: Pick<ShownOrder, 'items'>) {
  const lines = items ?? [];
  return {
    shipped: lines.reduce((sum, { shippedPieces }) => sum + (shippedPieces ?? 0), 0),
    all: lines.reduce((sum, { pieces }) => sum + pieces, 0),
  };
}

export type PaperKind = 'proforma' | 'invoice' | 'receipt' | 'delivery-note';

/** The papers there are of an order, for somebody who sees its lines and prices. */
export function papersOf(order: ShownOrder): PaperKind[] {
  const lines = order.items ?? [];
  if (order.isQuote || lines.length === 0) return [];
  const seesPrices = lines.some(({ price }) => price);
  const isPaid = order.paymentStatus === 'paid';
  return [
    ...(seesPrices && !isPaid && order.status !== 'cancelled' ? (['proforma'] as const) : []),
    ...(seesPrices && isPaid ? (['invoice', 'receipt'] as const) : []),
    ...((order.shipments ?? []).length > 0 ? (['delivery-note'] as const) : []),
  ];
}
