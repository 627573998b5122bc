import type { LotResponse } from '@/api/generated';

/** The part of a lot that decides what may be taken from it. */
export type StockedLot = Pick<LotResponse, 'id' | 'code' | 'balance' | 'isHeld' | 'expiresOn'>;

export interface Taken {
  /** Undefined: pieces that belong to no lot. */
  lot?: StockedLot;
  quantity: number;
}

/** Later than every day somebody writes on a lot: undated lots are taken last. */
const UNDATED = '9999-12-31';

const expiry = ({ expiresOn }: StockedLot) => expiresOn ?? UNDATED;

/** Pieces of the product that stand in no lot. */
export function loosePieces(lots: readonly StockedLot[], balance: number): number {
  return Math.max(0, balance - lots.reduce((sum, lot) => sum + lot.balance, 0));
}

/** Lots in the order in which the server takes from them, held ones left out. */
export function byExpiry(lots: readonly StockedLot[]): StockedLot[] {
  return lots
    .filter(({ isHeld, balance }) => !isHeld && balance > 0)
    .sort((one, other) => expiry(one).localeCompare(expiry(other)) || one.id - other.id);
}

/** What a movement takes that names no lot: earliest expiry first, pieces without a lot last. */
export function takeByExpiry(
  lots: readonly StockedLot[],
  balance: number,
  quantity: number,
): Taken[] {
  const taken: Taken[] = [];
  let wanted = quantity;
  const take = (there: number, lot?: StockedLot) => {
    const pieces = Math.min(there, wanted);
    if (pieces < 1) return;
    taken.push({ ...(lot ? { lot } : {}), quantity: pieces });
    wanted -= pieces;
  };
  for (const lot of byExpiry(lots)) take(lot.balance, lot);
  take(loosePieces(lots, balance));
  return taken;
}

/** Reasons for which pieces may leave a lot that is on hold: they go away, to nobody who uses them. */
const FROM_HELD: readonly string[] = ['damage', 'expired', 'adjustment', 'return', 'transfer'];

export const mayLeaveHold = (reason: string) => FROM_HELD.includes(reason);

/** The most pieces that may be taken out: of the told lot, else of all that is free. */
export function mostOut(available: number, lot: StockedLot | undefined): number {
  if (!lot) return available;
  return lot.isHeld ? lot.balance : Math.min(available, lot.balance);
}

interface Figures {
  stockBalance?: number | null;
  stockHeld?: number | null;
  stockReserved?: number | null;
}

/** Pieces that orders were promised and that are not free any more, because they are on hold. */
export function missingPieces(product: Figures | undefined): number {
  const { stockBalance, stockHeld, stockReserved } = product ?? {};
  return Math.max(0, (stockReserved ?? 0) + (stockHeld ?? 0) - (stockBalance ?? 0));
}
