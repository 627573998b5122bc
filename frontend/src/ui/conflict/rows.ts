import type { Conflict } from './conflicts';

/** A table that is saved as a whole: its rows by their key, each as text. */
export type Rows = Readonly<Record<string, string>>;

const at = (rows: Rows, key: string): string => rows[key] ?? '';

/** The same rows with another one in its place, or behind the last; an empty one is taken out. */
export function withRow(rows: Rows, key: string, value: string): Rows {
  const changed = Object.entries({ ...rows, [key]: value });
  return Object.fromEntries(changed.filter(([, row]) => row !== ''));
}

/**
 * What two people made of one table: rows that one of them changed are as they made them, rows that both changed are as
 * theirs is until somebody says otherwise.
 */
export function mergeRows(seen: Rows, mine: Rows, theirs: Rows) {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine), ...Object.keys(seen)]);
  const conflicts: Conflict[] = [];
  let rows = theirs;
  for (const key of keys) {
    const [was, own, other] = [at(seen, key), at(mine, key), at(theirs, key)];
    if (own === was || own === other) continue;
    if (other === was) rows = withRow(rows, key, own);
    else {
      const row = { theirs: other, mine: own, kept: other };
      conflicts.push({ field: key, ...row, isTyped: true, isAgreed: false });
    }
  }
  return { rows, conflicts };
}
