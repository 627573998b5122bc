/** What the browser keeps of picks that the server has not confirmed, and whoever waits to see what comes of one. */
import { pendingChanged } from '@/api/unanswered';
import type { PickResponse } from '@/api/generated';
import type { Problem } from '@/lib/server/problem';
import { PICKS_KEY, readStored, removeStored, writeStored } from '@/lib/storage';

/** What was done with a pick: pieces confirmed by a code, or its end with fewer. */
export type PickChange =
  | { kind: 'confirm'; body: { code: string; pieces: number } }
  | {
      kind: 'short';
      body: { pieces: number; reason: string; writeOff: boolean; note?: string };
    };

/** Why the server did not take it, and how the pick is there. */
export interface Refusal {
  reason: string;
  now?: Pick<PickResponse, 'state' | 'pickedPieces' | 'pieces'>;
}

/** A change of a pick that the server has not confirmed. */
export interface UnsentPick {
  /** Its `Idempotency-Key`: however often it is sent, it counts once. */
  key: string;
  waveId: number;
  pickId: number;
  orderId: number;
  name: string;
  /** Pieces that were picked before, as the picker saw it. */
  before: number;
  change: PickChange;
  refusal?: Refusal;
}

export type Outcome =
  | { kind: 'sent' }
  /** There is no connection; it is sent later. */
  | { kind: 'waiting' }
  | { kind: 'refused'; problem: Problem };

const listeners = new Set<() => void>();
/** The ones whose picker still waits to see what comes of them. */
export const awaited = new Map<string, (outcome: Outcome) => void>();
let known: { userId: number; raw: string | null; all: readonly UnsentPick[] } | undefined;
let shown: { all: readonly UnsentPick[]; list: readonly UnsentPick[] } | undefined;

const keyOf = (userId: number) => `${PICKS_KEY}${userId}`;

export function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changed() {
  shown = undefined;
  listeners.forEach((listener) => listener());
  pendingChanged();
}

function isUnsent(value: unknown): value is UnsentPick {
  const one = value as Partial<UnsentPick> | null;
  return typeof one?.key === 'string' && typeof one.change?.body.pieces === 'number';
}

function parse(raw: string | null): readonly UnsentPick[] {
  try {
    const stored: unknown = JSON.parse(raw ?? '[]');
    return Array.isArray(stored) ? stored.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

/** All of a person, as the storage has them: another tab may have sent some. */
export function read(userId: number): readonly UnsentPick[] {
  const raw = readStored(keyOf(userId));
  if (known?.userId !== userId || known.raw !== raw) known = { userId, raw, all: parse(raw) };
  return known.all;
}

export function write(userId: number, all: readonly UnsentPick[]) {
  if (all.length > 0) writeStored(keyOf(userId), JSON.stringify(all));
  else removeStored(keyOf(userId));
  // Where nothing can be stored, they last as long as the page.
  known = { userId, raw: readStored(keyOf(userId)), all };
  changed();
}

/** Picks shown as unsent: all but the one that is just being answered. */
export function shownOf(userId: number): readonly UnsentPick[] {
  const all = read(userId);
  if (shown?.all !== all) shown = { all, list: all.filter(({ key }) => !awaited.has(key)) };
  return shown.list;
}

export const remove = (userId: number, gone: string) =>
  write(
    userId,
    read(userId).filter(({ key }) => key !== gone),
  );

export function settle(key: string, outcome: Outcome) {
  const resolve = awaited.get(key);
  if (!resolve) return;
  awaited.delete(key);
  resolve(outcome);
  changed();
}
