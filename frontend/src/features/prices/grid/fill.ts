import { cellText, entryOf } from './cellView';
import { clamp, countOf, placesOf, type Cursor, type Place, type Range } from './cursor';
import type { Edits, Entry } from './edits';
import type { PriceColumn, PriceRow } from './types';

interface Sheet {
  rows: readonly PriceRow[];
  columns: readonly PriceColumn[];
}

function entryAt({ rows, columns }: Sheet, { row, column }: Place, typed: string): Entry[] {
  const [product, name] = [rows[row], columns[column]];
  return product && name ? [entryOf(product, name.id, typed)] : [];
}

/** One text into every cell of a range. */
export const fillRange = (sheet: Sheet, range: Range, typed: string): Entry[] =>
  placesOf(range).flatMap((place) => entryAt(sheet, place, typed));

/** The topmost cells of a range into those below them. */
export function fillDown(sheet: Sheet, range: Range, edits: Edits): Entry[] {
  const [top, ...below] = sheet.rows.slice(range.top, range.bottom + 1);
  if (!top) return [];
  return sheet.columns
    .slice(range.left, range.right + 1)
    .flatMap(({ id }) => below.map((row) => entryOf(row, id, cellText(top, id, edits))));
}

export interface Pasted {
  entries: Entry[];
  /** Where the block came to lie. */
  cursor: Cursor;
  /** Cells of the block that stand over the edge of the sheet. */
  over: number;
}

/** A block from the clipboard: one cell fills the whole selection, several lie down from its top left corner. */
export function paste(sheet: Sheet, range: Range, block: readonly string[][]): Pasted {
  const [first] = block;
  const start = { row: range.top, column: range.left };
  const isSingle = block.length === 1 && first?.length === 1;
  if (isSingle && countOf(range) > 1) {
    const end = { row: range.bottom, column: range.right };
    return {
      entries: fillRange(sheet, range, first[0] ?? ''),
      cursor: { at: start, anchor: end },
      over: 0,
    };
  }
  const placed = block.flatMap((cells, down) =>
    cells.map((typed, along) =>
      entryAt(sheet, { row: start.row + down, column: start.column + along }, typed),
    ),
  );
  const widest = Math.max(1, ...block.map((cells) => cells.length));
  const size = { rows: sheet.rows.length, columns: sheet.columns.length };
  const end = { row: start.row + block.length - 1, column: start.column + widest - 1 };
  return {
    entries: placed.flat(),
    cursor: { at: start, anchor: clamp(end, size) },
    over: placed.filter((entries) => entries.length === 0).length,
  };
}

/** The cells of a range as rows of text. */
export const copy = ({ rows, columns }: Sheet, range: Range, edits: Edits): string[][] =>
  rows
    .slice(range.top, range.bottom + 1)
    .map((row) =>
      columns.slice(range.left, range.right + 1).map(({ id }) => cellText(row, id, edits)),
    );
