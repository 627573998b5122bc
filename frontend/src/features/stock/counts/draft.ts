import { loosePieces, type StockedLot } from '../lots/allocation';

/** One figure to count: a product's lot, or its pieces outside of lots. */
export interface DraftLine {
  productId: number;
  lotId: number | null;
  name: string;
  sku: string;
  lotCode?: string;
  /** Where the pieces lie. */
  location?: string;
  /** Its product has lots, and these pieces belong to none of them. */
  isLoose?: boolean;
  /** What the ledger says. */
  expected: number;
  /** As typed; empty: not counted yet. */
  counted: string;
  /** What the ledger said when it was counted, where that has changed since. */
  movedFrom?: number;
  /** Why the server would refuse the figure. */
  problem?: string;
}

export interface Draft {
  reason: string;
  lines: DraftLine[];
  /** Whoever counts is not shown what the ledger says. */
  isBlind?: boolean;
}

export const EMPTY: Draft = { reason: '', lines: [] };

/** Most lines of one count; the server takes no more. */
export const MOST_LINES = 1000;

type Place = Pick<DraftLine, 'productId' | 'lotId'>;

export const keyOf = ({ productId, lotId }: Place) => `${productId}:${lotId ?? ''}`;

interface CountedProduct {
  id: number;
  name: string;
  sku: string;
  stockBalance?: number | null;
  /** Where it is picked. */
  location?: string | null;
}

type CountedLot = StockedLot & { location?: string | null };

const at = (location: string | null | undefined) => (location ? { location } : {});

/** What there is to count of a product: each lot with pieces, and the pieces outside of lots where there may be any. */
export function linesOf(product: CountedProduct, lots: readonly CountedLot[]): DraftLine[] {
  const common = { productId: product.id, name: product.name, sku: product.sku, counted: '' };
  const loose = loosePieces(lots, product.stockBalance ?? 0);
  const ofLots = lots
    .filter(({ balance }) => balance > 0)
    .map((lot) => ({
      ...common,
      lotId: lot.id,
      lotCode: lot.code,
      expected: lot.balance,
      ...at(lot.location ?? product.location),
    }));
  if (ofLots.length > 0 && loose === 0) return ofLots;
  const isLoose = ofLots.length > 0;
  const rest = { ...common, lotId: null, expected: loose, ...at(product.location) };
  return [...ofLots, { ...rest, ...(isLoose ? { isLoose } : {}) }];
}

/** The lines along the shelves: by location, numbers as numbers; those without one last, by name. */
export function byLocation(lines: readonly DraftLine[]): DraftLine[] {
  const compare = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });
  return lines.toSorted(
    (one, other) =>
      Number(!one.location) - Number(!other.location) ||
      compare(one.location ?? '', other.location ?? '') ||
      compare(one.name, other.name),
  );
}

/** Adds what is not in the draft yet; what is already counted stays. */
export function addLines(draft: Draft, lines: readonly DraftLine[]): Draft {
  const known = new Set(draft.lines.map(keyOf));
  const fresh = lines.filter((line) => !known.has(keyOf(line)));
  return { ...draft, lines: [...draft.lines, ...fresh].slice(0, MOST_LINES) };
}

function change(draft: Draft, key: string, changed: (line: DraftLine) => DraftLine): Draft {
  return {
    ...draft,
    lines: draft.lines.map((line) => (keyOf(line) === key ? changed(line) : line)),
  };
}

const digits = (typed: string) => typed.replace(/\D/g, '').slice(0, 9);

function withoutProblem(line: DraftLine): DraftLine {
  const { ...clean } = line;
  delete clean.problem;
  return clean;
}

export function setCounted(draft: Draft, key: string, typed: string): Draft {
  return change(draft, key, (line) => ({ ...withoutProblem(line), counted: digits(typed) }));
}

/** One piece more, as a scanner counts. */
export function countOne(draft: Draft, key: string): Draft {
  return change(draft, key, (line) => ({
    ...withoutProblem(line),
    counted: String(Number(line.counted || 0) + 1),
  }));
}

export function removeLine(draft: Draft, key: string): Draft {
  return { ...draft, lines: draft.lines.filter((line) => keyOf(line) !== key) };
}

/** Counted minus expected; null while nothing was counted. */
export function difference({ counted, expected }: DraftLine): number | null {
  return counted === '' ? null : Number(counted) - expected;
}

export interface DraftSums {
  counted: number;
  open: number;
  differing: number;
  /** Pieces found and pieces missing. */
  more: number;
  fewer: number;
}

export function sumsOf({ lines }: Draft): DraftSums {
  const sums = { counted: 0, open: 0, differing: 0, more: 0, fewer: 0 };
  for (const line of lines) {
    const by = difference(line);
    if (by === null) sums.open += 1;
    else sums.counted += 1;
    if (by) sums.differing += 1;
    if (by && by > 0) sums.more += by;
    if (by && by < 0) sums.fewer -= by;
  }
  return sums;
}

interface CountedLine {
  productId: number;
  lotId?: number;
  expected: number;
  counted: number;
}

/** What is sent: the lines that were counted. */
export function countedLines({ lines }: Draft): CountedLine[] {
  return lines
    .filter(({ counted }) => counted !== '')
    .map(({ productId, lotId, expected, counted }) => ({
      productId,
      ...(lotId === null ? {} : { lotId }),
      expected,
      counted: Number(counted),
    }));
}

interface Checked {
  productId: number;
  lotId?: number | null;
  balance: number;
  problem?: string | null;
}

/** What the server says of each line: one that has moved since must be counted again. */
export function afterCheck(draft: Draft, checked: readonly Checked[]): Draft {
  const said = new Map(
    checked.map((line) => [keyOf({ productId: line.productId, lotId: line.lotId ?? null }), line]),
  );
  const lines = draft.lines.map((before): DraftLine => {
    const line = withoutProblem(before);
    const check = said.get(keyOf(line));
    if (!check) return line;
    if (check.balance !== line.expected)
      return { ...line, expected: check.balance, counted: '', movedFrom: line.expected };
    return check.problem ? { ...line, problem: check.problem } : line;
  });
  return { ...draft, lines };
}

export const hasMoved = ({ movedFrom, counted }: DraftLine) =>
  movedFrom !== undefined && counted === '';

/** Whether the server would take it: nothing moved, nothing refused. */
export const isClean = ({ lines }: Draft) =>
  lines.every((line) => !hasMoved(line) && line.problem === undefined);
