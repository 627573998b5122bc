import type { PickResponse, PickWaveOrder, PickWaveResponse } from '@/api/generated';

/** The picks that are still to be done, in the order of the way; those put off come last. */
export function openPicks(
  { picks }: Pick<PickWaveResponse, 'picks'>,
  later: readonly number[] = [],
): PickResponse[] {
  const open = picks.filter(({ state }) => state === 'open');
  const rank = ({ id }: PickResponse) => later.indexOf(id);
  return open.toSorted((one, other) => rank(one) - rank(other));
}

/** Pieces of a pick that are still to be found. */
export const leftOf = ({ pieces, pickedPieces }: PickResponse) => pieces - pickedPieces;

/** How far a wave is. What was called off is no work of it. */
export function progressOf({ picks }: Pick<PickWaveResponse, 'picks'>) {
  const counted = picks.filter(({ state }) => state !== 'cancelled');
  return {
    done: counted.filter(({ state }) => state !== 'open').length,
    all: counted.length,
  };
}

/** Which box on the trolley an order goes into: its place in the wave, from 1. */
export function boxOf({ orders }: Pick<PickWaveResponse, 'orders'>, orderId: number): number {
  return orders.findIndex((order) => order.orderId === orderId) + 1;
}

export interface OrderPicks {
  order: PickWaveOrder;
  picks: PickResponse[];
  /** Pieces that were not found. */
  missing: number;
}

/** The picks of each order of a wave, by the way. */
export function picksByOrder({
  orders,
  picks,
}: Pick<PickWaveResponse, 'orders' | 'picks'>): OrderPicks[] {
  return orders.map((order) => {
    const own = picks.filter(({ orderId }) => orderId === order.orderId);
    const missing = own
      .filter(({ state }) => state === 'short')
      .reduce((sum, pick) => sum + leftOf(pick), 0);
    return { order, picks: own, missing };
  });
}
