import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';
import { readBlock, writeBlock } from './block';
import { cellText } from './cellView';
import { clamp, cursorAt, rangeOf, START, step, tab, type Cursor, type Place } from './cursor';
import type { Edits, Step } from './edits';
import { copy, fillDown, fillRange, paste } from './fill';
import type { PriceColumn, PriceRow } from './types';

/** What is being typed into the cell of the cursor. */
export interface Typing {
  /** The row it is meant for. */
  productId: number;
  text: string;
  /** Began by typing over the cell: arrow keys then go on to the next cell, as in a spreadsheet. */
  isOver: boolean;
}

interface GridOptions {
  rows: readonly PriceRow[];
  columns: readonly PriceColumn[];
  edits: Edits;
  onStep: (step: Step) => void;
  /** Told how many cells of a pasted block did not fit. */
  onOver: (cells: number) => void;
}

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** The keyboard, the clipboard and the mouse of the price grid. */
export function usePriceGrid({ rows, columns, edits, onStep, onOver }: GridOptions) {
  const table = useRef<HTMLTableElement>(null);
  const [raw, setCursor] = useState<Cursor>(START);
  const [typed, setTyping] = useState<Typing | null>(null);
  /** Esc lets the next Tab out of the grid. */
  const isReleased = useRef(false);
  const wantsFocus = useRef(false);
  /** The field leaves with a blur of its own, after what was typed has been taken or given up. */
  const isTyping = useRef(false);

  const size = useMemo(
    () => ({ rows: rows.length, columns: columns.length }),
    [rows.length, columns.length],
  );
  const sheet = useMemo(() => ({ rows, columns }), [rows, columns]);
  // Another page may have fewer rows.
  const cursor = useMemo(
    () => ({ at: clamp(raw.at, size), anchor: clamp(raw.anchor, size) }),
    [raw, size],
  );
  const range = rangeOf(cursor);
  // The rows of another page or search are not what was meant: typing ends when they come.
  const typing = typed && rows[cursor.at.row]?.id === typed.productId ? typed : null;
  if (typed && !typing) setTyping(null);

  useLayoutEffect(() => {
    if (!wantsFocus.current || typing) return;
    wantsFocus.current = false;
    const { row, column } = cursor.at;
    table.current?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)?.focus();
  }, [cursor, typing]);

  const go = useCallback((to: Cursor) => {
    wantsFocus.current = true;
    setCursor(to);
  }, []);

  const edit = (text?: string) => {
    const { row, column } = cursor.at;
    const [product, name] = [rows[row], columns[column]];
    if (!product || !name) return;
    const isOver = text !== undefined;
    setCursor(cursorAt(cursor.at));
    isTyping.current = true;
    setTyping({
      productId: product.id,
      text: isOver ? text : cellText(product, name.id, edits),
      isOver,
    });
  };

  /** Takes what was typed, and goes on to another cell where one is named. */
  const commit = (to?: Place) => {
    if (!typing || !isTyping.current) return;
    isTyping.current = false;
    const { row, column } = cursor.at;
    const one = { top: row, bottom: row, left: column, right: column };
    onStep({ do: 'enter', entries: fillRange(sheet, one, typing.text) });
    setTyping(null);
    if (to) go(cursorAt(to));
  };

  const onTypingKey = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const { at } = cursor;
    event.stopPropagation();
    if (key === 'Escape') {
      isTyping.current = false;
      setTyping(null);
      go(cursorAt(at));
    } else if (key === 'Enter') commit(step(at, shiftKey ? 'ArrowUp' : 'ArrowDown', false, size));
    else if (key === 'Tab') commit(tab(at, shiftKey, size) ?? at);
    else if (typing?.isOver && ARROWS.includes(key)) commit(step(at, key, false, size));
    else return;
    event.preventDefault();
  };

  const onShortcut = (key: string, isShift: boolean): boolean => {
    if (key === 'z') onStep({ do: isShift ? 'redo' : 'undo' });
    else if (key === 'y') onStep({ do: 'redo' });
    else if (key === 'd') onStep({ do: 'enter', entries: fillDown(sheet, range, edits) });
    else if (key === 'a') go(wholeOf(size.rows, size.columns));
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.altKey) return;
    const wasReleased = isReleased.current;
    if (key !== 'Shift') isReleased.current = key === 'Escape';
    const to = step(cursor.at, key, isCommand, size);
    if (to) go({ at: to, anchor: shiftKey ? cursor.anchor : to });
    else if (key === 'Tab') {
      const next = wasReleased ? undefined : tab(cursor.at, shiftKey, size);
      if (!next) return;
      go(cursorAt(next));
    } else if (key === 'Enter' || key === 'F2') edit();
    else if (key === 'Delete' || key === 'Backspace')
      onStep({ do: 'enter', entries: fillRange(sheet, range, '') });
    else if (isCommand) {
      if (!onShortcut(key.toLowerCase(), shiftKey)) return;
    } else if (/^[\d.,$-]$/.test(key)) edit(key);
    else return;
    event.preventDefault();
  };

  const onCopy = (event: ClipboardEvent) => {
    if (typing) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeBlock(copy(sheet, range, edits)));
    if (event.type === 'cut') onStep({ do: 'enter', entries: fillRange(sheet, range, '') });
  };
  const onPaste = (event: ClipboardEvent) => {
    if (typing) return;
    event.preventDefault();
    const block = readBlock(event.clipboardData.getData('text/plain'));
    if (block.length === 0) return;
    const pasted = paste(sheet, range, block);
    onStep({ do: 'enter', entries: pasted.entries });
    go(pasted.cursor);
    if (pasted.over > 0) onOver(pasted.over);
  };

  return {
    table,
    cursor,
    range,
    typing,
    setTyping,
    onTypingKey,
    commit: () => commit(),
    edit,
    onPoint: (at: Place, isExtending: boolean) => {
      if (typing) commit();
      go({ at, anchor: isExtending ? cursor.anchor : at });
    },
    handlers: { onKeyDown, onCopy, onCut: onCopy, onPaste },
  };
}

const wholeOf = (rows: number, columns: number): Cursor => ({
  at: { row: 0, column: 0 },
  anchor: { row: Math.max(0, rows - 1), column: Math.max(0, columns - 1) },
});
