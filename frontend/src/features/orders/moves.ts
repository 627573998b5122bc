import type { ShownOrder } from './types';

/** The way of an order; a place further on is forward, one before is back. */
const WAY = ['pending', 'paid', 'processing', 'ready', 'shipped', 'delivered', 'completed'];

/** What the people of the company can do with an order's status, sorted for the screen. */
export interface Moves {
  /** The natural next step. */
  next: string | null;
  /** Further on, over steps in between. */
  skips: string[];
  /** Steps back; each needs a note. */
  backs: string[];
  canCancel: boolean;
}

type Standing = Pick<ShownOrder, 'status' | 'paymentStatus' | 'allowedTransitions'>;

/**
 * Sorts what the server allows. `paid` is left to the payment's own dialog while the order is unpaid: setting it
 * records the payment. Completing at the counter is never the natural next step of an order that is shipped.
 */
export function sortMoves(order: Standing): Moves {
  const allowed = (order.allowedTransitions ?? []).filter(
    (status) => status !== 'paid' || order.paymentStatus === 'paid',
  );
  const here = WAY.indexOf(order.status);
  const ranked = allowed
    .filter((status) => WAY.includes(status))
    .toSorted((one, other) => WAY.indexOf(one) - WAY.indexOf(other));
  const forward = ranked.filter((status) => WAY.indexOf(status) > here);
  const next = forward.find((status) => status !== 'completed') ?? forward[0] ?? null;
  return {
    next,
    skips: forward.filter((status) => status !== next),
    backs: ranked.filter((status) => WAY.indexOf(status) < here).toReversed(),
    canCancel: allowed.includes('cancelled'),
  };
}

/** Whether a payment can still be recorded. */
export function isPayable(
  order: Pick<ShownOrder, 'status' | 'paymentStatus' | 'isQuote'>,
): boolean {
  return order.paymentStatus === 'unpaid' && order.status !== 'cancelled' && !order.isQuote;
}
