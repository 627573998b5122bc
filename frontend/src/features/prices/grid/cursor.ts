/** A place in the grid; both count from 0. */
export interface Place {
  row: number;
  column: number;
}

/** The cell one is in, and the corner a selection was begun at. */
export interface Cursor {
  at: Place;
  anchor: Place;
}

export interface Size {
  rows: number;
  columns: number;
}

export interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Rows that PageUp and PageDown go over. */
const LEAP = 10;

export const START: Cursor = { at: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } };

export const cursorAt = (at: Place): Cursor => ({ at, anchor: at });

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

export function clamp({ row, column }: Place, size: Size): Place {
  return { row: within(row, size.rows), column: within(column, size.columns) };
}

/** The rectangle of cells that is selected; at least the one cell. */
export function rangeOf({ at, anchor }: Cursor): Range {
  return {
    top: Math.min(at.row, anchor.row),
    bottom: Math.max(at.row, anchor.row),
    left: Math.min(at.column, anchor.column),
    right: Math.max(at.column, anchor.column),
  };
}

export function placesOf({ top, bottom, left, right }: Range): Place[] {
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (__, along) => ({
      row: top + down,
      column: left + along,
    })),
  ).flat();
}

export const countOf = ({ top, bottom, left, right }: Range) =>
  (bottom - top + 1) * (right - left + 1);

/** Where a key leads; undefined for a key that does not move. */
export function step(at: Place, key: string, isFar: boolean, size: Size): Place | undefined {
  const { row, column } = at;
  const last = { row: size.rows - 1, column: size.columns - 1 };
  switch (key) {
    case 'ArrowUp':
      return clamp({ row: isFar ? 0 : row - 1, column }, size);
    case 'ArrowDown':
      return clamp({ row: isFar ? last.row : row + 1, column }, size);
    case 'ArrowLeft':
      return clamp({ row, column: isFar ? 0 : column - 1 }, size);
    case 'ArrowRight':
      return clamp({ row, column: isFar ? last.column : column + 1 }, size);
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 };
    case 'End':
      return { row: isFar ? last.row : row, column: last.column };
    case 'PageUp':
      return clamp({ row: row - LEAP, column }, size);
    case 'PageDown':
      return clamp({ row: row + LEAP, column }, size);
    default:
      return undefined;
  }
}

/** The cell Tab leads to, from row to row; undefined where the grid ends. */
export function tab({ row, column }: Place, isBack: boolean, size: Size): Place | undefined {
  const next = row * size.columns + column + (isBack ? -1 : 1);
  if (next < 0 || next >= size.rows * size.columns) return undefined;
  return { row: Math.floor(next / size.columns), column: next % size.columns };
}
