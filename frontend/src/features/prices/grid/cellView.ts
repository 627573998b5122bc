import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { text } from './messages';
import { cellKey, type Edit, type Edits, type Entry } from './edits';
import type { PriceColumn, PriceRow } from './types';

/** How a cell stands; the style follows it, and the note says it in words. */
export type CellState = 'plain' | 'edited' | 'wrong' | 'conflict';

export interface CellView {
  state: CellState;
  /** The price, or what was typed in its place; where there is none, the base price that counts instead. */
  shown: string;
  /** The base price is shown. */
  isInherited: boolean;
  note?: string;
  /** All of it for screen readers. */
  label: string;
}

function editNote({ problem, conflict, price, expected }: Edit): [CellState, string] {
  if (problem) return ['wrong', text(problem)];
  if (conflict)
    return [
      'conflict',
      conflict.now === null
        ? text('conflictNone')
        : text('conflict', { price: formatMoney(conflict.now) }),
    ];
  if (expected === null) return ['edited', text('wasNone')];
  return ['edited', text(price === null ? 'removed' : 'was', { price: formatMoney(expected) })];
}

function comingNote(row: PriceRow, column: string): string | undefined {
  const coming = row.coming[column];
  if (!coming) return undefined;
  const day = formatDate(coming.effectiveFrom);
  return coming.price === null
    ? text('upcomingNone', { day })
    : text('upcoming', { price: formatMoney(coming.price), day });
}

/** What a cell shows. */
export function cellView(row: PriceRow, column: PriceColumn, edit: Edit | undefined): CellView {
  const price = edit ? edit.price : (row.prices[column.id] ?? null);
  const isNone = price === null && !edit?.problem;
  const isInherited = isNone && row.basePrice !== null;
  const base = formatMoney(row.basePrice);
  const shown = edit?.problem ? edit.typed : isInherited ? base : formatMoney(price);
  const none = isInherited ? text('inherited', { price: base }) : text('none');
  const spoken = isNone ? none : shown;
  const words = { name: row.name, column: column.label, price: spoken };
  if (edit) {
    const [state, note] = editNote(edit);
    return { state, shown, isInherited, note, label: text('cellEdited', { ...words, note }) };
  }
  const notes = [row.warnings?.[column.id], comingNote(row, column.id)];
  const note = notes.filter((one) => one !== undefined).join(' · ');
  return note
    ? { state: 'plain', shown, isInherited, note, label: text('cellPlain', { ...words, note }) }
    : { state: 'plain', shown, isInherited, label: text('cell', words) };
}

/** The cell as somebody edits or copies it: digits and a point. */
export function cellText(row: PriceRow, column: string, edits: Edits): string {
  const edit = edits.get(cellKey(row.id, column));
  if (edit) return edit.problem ? edit.typed : (edit.price ?? '');
  return row.prices[column] ?? '';
}

export const entryOf = (row: PriceRow, column: string, typed: string): Entry => ({
  productId: row.id,
  column,
  name: row.name,
  current: row.prices[column] ?? null,
  typed,
});
