import type {
  PickResponse,
  PickWaveOrder,
  PickWaveResponse,
  PickWaveSummary,
} from '@/api/generated';
import type { UnsentPick } from './unsentStore';

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

/** Whether the code is one of the pick, for the time in which the server cannot be asked. */
export function fits({ sku, barcode, lotCode }: PickResponse, code: string): boolean {
  const plain = (words: string) => words.trim().toLowerCase();
  return [sku, barcode, lotCode].some((own) => Boolean(own) && plain(own ?? '') === plain(code));
}

/** A pick after what was done with it; as it is where the server knows of that already. */
function after(pick: PickResponse, { before, change }: UnsentPick): PickResponse {
  const { pieces } = change.body;
  if (pick.state !== 'open') return pick;
  if (change.kind === 'short')
    return { ...pick, state: 'short', pickedPieces: Math.max(pieces, pick.pickedPieces) };
  if (pick.pickedPieces >= before + pieces) return pick;
  const pickedPieces = Math.min(pick.pieces, pick.pickedPieces + pieces);
  return { ...pick, pickedPieces, state: pickedPieces === pick.pieces ? 'picked' : 'open' };
}

/** The wave as it will be once what waits has been sent. */
export function withUnsent(
  wave: PickWaveResponse,
  unsent: readonly UnsentPick[],
): PickWaveResponse {
  const own = unsent.filter(({ waveId, refusal }) => waveId === wave.id && !refusal);
  if (own.length === 0) return wave;
  const picks = wave.picks.map((pick) =>
    own.filter(({ pickId }) => pickId === pick.id).reduce(after, pick),
  );
  return { ...wave, picks };
}

/** A wave as lists have it. */
export function summaryOf({ picks, orders, ...wave }: PickWaveResponse): PickWaveSummary {
  const { done, all } = progressOf({ picks });
  const shortPicks = picks.filter(({ state }) => state === 'short').length;
  const orderIds = orders.map(({ orderId }) => orderId);
  return { ...wave, orderIds, pickCount: all, openPicks: all - done, shortPicks };
}
