import { compareMoney } from '@/lib/money';
import { readPrice, type PriceProblem } from './price';

/** A price that was typed and not saved yet. */
export interface Edit {
  productId: number;
  column: string;
  /** The product's name, for lists of edits whose rows are not on the screen. */
  name: string;
  /** What was typed, where it is not a price. */
  typed: string;
  /** Null takes the price away. */
  price: string | null;
  problem?: PriceProblem;
  /** The price that is being replaced; null where there is none. */
  expected: string | null;
  /** What somebody else has put in the place of `expected` meanwhile. */
  conflict?: { now: string | null };
}

export type Edits = ReadonlyMap<string, Edit>;

/** What somebody typed into one cell. */
export interface Entry {
  productId: number;
  column: string;
  name: string;
  /** The price that counts now; null where there is none. */
  current: string | null;
  typed: string;
}

/** The edits, with the states before and after them that Ctrl+Z and Ctrl+Y lead to. */
export interface Work {
  edits: Edits;
  past: readonly Edits[];
  future: readonly Edits[];
}

export type Step =
  | { do: 'enter'; entries: readonly Entry[] }
  | { do: 'undo' | 'redo' | 'discard' }
  | { do: 'drop'; keys: readonly string[] }
  | { do: 'saved'; keys: readonly string[] }
  | { do: 'meet'; now: ReadonlyMap<string, string | null> }
  | { do: 'settle'; keep: 'mine' | 'theirs' };

const NONE: Edits = new Map();
export const NO_WORK: Work = { edits: NONE, past: [], future: [] };

/** So many steps can be taken back. */
const STEPS_KEPT = 200;

export const cellKey = (productId: number, column: string) => `${productId}:${column}`;

const isSame = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : compareMoney(one, other) === 0;

function enter(edits: Edits, entries: readonly Entry[]): Edits {
  const changed = new Map(edits);
  for (const { current, typed, ...cell } of entries) {
    const key = cellKey(cell.productId, cell.column);
    const read = readPrice(typed);
    // What is saved against stays what was seen when the first change was made.
    const before = changed.get(key);
    const expected = before ? before.expected : current;
    const text = typed.trim();
    if ('problem' in read)
      changed.set(key, { ...cell, typed: text, price: null, problem: read.problem, expected });
    else if (isSame(read.price, current)) changed.delete(key);
    else changed.set(key, { ...cell, typed: text, price: read.price, expected });
  }
  return changed;
}

function without(edits: Edits, keys: readonly string[]): Edits {
  const changed = new Map(edits);
  keys.forEach((key) => changed.delete(key));
  return changed;
}

function meet(edits: Edits, now: ReadonlyMap<string, string | null>): Edits {
  const changed = new Map(edits);
  for (const [key, price] of now) {
    const edit = changed.get(key);
    if (edit) changed.set(key, { ...edit, conflict: { now: price } });
  }
  return changed;
}

function settle(edits: Edits, keep: 'mine' | 'theirs'): Edits {
  const changed = new Map<string, Edit>();
  for (const [key, { conflict, ...edit }] of edits) {
    if (!conflict) changed.set(key, edit);
    else if (keep === 'mine' && !isSame(edit.price, conflict.now))
      changed.set(key, { ...edit, expected: conflict.now });
  }
  return changed;
}

function isEqual(one: Edits, other: Edits): boolean {
  if (one.size !== other.size) return false;
  return [...one].every(([key, { price, typed, expected }]) => {
    const match = other.get(key);
    return match?.price === price && match.typed === typed && match.expected === expected;
  });
}

/** A step that can be taken back; one that changes nothing is none. */
function advance(work: Work, edits: Edits): Work {
  if (isEqual(edits, work.edits)) return work;
  return { edits, past: [...work.past, work.edits].slice(-STEPS_KEPT), future: [] };
}

/** Every change of the edits, as a reducer. What was saved, or met somebody else's change, cannot be taken back here. */
export function work(state: Work, move: Step): Work {
  const { edits, past, future } = state;
  switch (move.do) {
    case 'enter':
      return move.entries.length > 0 ? advance(state, enter(edits, move.entries)) : state;
    case 'discard':
      return advance(state, NONE);
    case 'drop':
      return advance(state, without(edits, move.keys));
    case 'undo': {
      const before = past.at(-1);
      return before
        ? { edits: before, past: past.slice(0, -1), future: [edits, ...future] }
        : state;
    }
    case 'redo': {
      const [after, ...later] = future;
      return after ? { edits: after, past: [...past, edits], future: later } : state;
    }
    case 'saved':
      return { edits: without(edits, move.keys), past: [], future: [] };
    case 'meet':
      return { edits: meet(edits, move.now), past: [], future: [] };
    case 'settle':
      return { edits: settle(edits, move.keep), past: [], future: [] };
  }
}

export interface Summary {
  count: number;
  products: number;
  raised: number;
  lowered: number;
  /** Prices where there were none. */
  added: number;
  removed: number;
  /** Texts that are no prices. */
  wrong: number;
  conflicts: number;
}

/** What saving the edits would do. */
export function summarize(edits: Edits): Summary {
  const sum = { raised: 0, lowered: 0, added: 0, removed: 0, wrong: 0, conflicts: 0 };
  const products = new Set<number>();
  for (const { productId, price, expected, problem, conflict } of edits.values()) {
    products.add(productId);
    if (conflict) sum.conflicts++;
    if (problem) sum.wrong++;
    else if (price === null) sum.removed++;
    else if (expected === null) sum.added++;
    else if (compareMoney(price, expected) > 0) sum.raised++;
    else sum.lowered++;
  }
  return { ...sum, count: edits.size, products: products.size };
}
