import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { Page } from '@/lib/server/page';
import type { Query } from '../feedback/QueryView';
import { useText } from './messages';

/** How long a row stays marked, in milliseconds. */
const MARKED = 60_000;
/** When the rows came in, by their keys. */
type Arrived = ReadonlyMap<string, number>;
const NONE: Arrived = new Map();

interface Seen {
  scope: string;
  /** The rows of the last answer; null before the first one. */
  keys: readonly string[] | null;
  /** There was no page after it. */
  isWhole: boolean;
  arrived: Arrived;
}

/**
 * What was not there before. Where there is a next page, rows below all that was have moved up from it, because something
 * left.
 */
function newAmong(before: readonly string[], now: readonly string[], isWhole: boolean): string[] {
  const known = new Set(before);
  const last = isWhole ? now.length : now.findLastIndex((key) => known.has(key));
  return now.slice(0, Math.max(last, 0)).filter((key) => !known.has(key));
}

function after(
  { scope, arrived, ...before }: Seen,
  keys: readonly string[],
  isWhole: boolean,
): Seen {
  const found = before.keys ? newAmong(before.keys, keys, before.isWhole) : [];
  const now = Date.now();
  const all =
    found.length > 0 ? new Map([...arrived, ...found.map((key) => [key, now] as const)]) : arrived;
  return { scope, keys, isWhole, arrived: all };
}

/** Without the marks whose time is over. */
function withoutOld(seen: Seen): Seen {
  const now = Date.now();
  const left = [...seen.arrived].filter(([, at]) => now - at < MARKED);
  return { ...seen, arrived: new Map(left) };
}

const isSame = (one: readonly string[], other: readonly string[] | null) =>
  one.length === other?.length && one.every((key, at) => key === other[at]);

interface ArrivalsOptions<T> {
  /** From a query hook, which also says of what record it is (`originalArgs`). */
  list: Query<Page<T>> & { originalArgs?: unknown };
  rowKey: (row: T) => string | number;
  /** Page, filters and order; with others everything is there from the beginning. */
  scope?: string;
}

/** Tells which rows came in while somebody looks at the list, each for a minute. */
export function useArrivals<T>({ list, rowKey, scope: within = '' }: ArrivalsOptions<T>) {
  const scope = `${within} ${JSON.stringify(list.originalArgs)}`;
  const fresh: Seen = { scope, keys: null, isWhole: true, arrived: NONE };
  const [state, setState] = useState(fresh);
  const seen = state.scope === scope ? state : fresh;
  // What is still shown of the last page is no answer to the present question.
  const answer = 'currentData' in list ? list.currentData : list.data;
  const keys = answer?.items.map((row) => String(rowKey(row)));
  const isWhole = answer?.next === null;
  const next = keys && !isSame(keys, seen.keys) ? after(seen, keys, isWhole) : seen;
  if (next !== state) setState(next);
  const { arrived } = next;
  useEffect(() => {
    if (arrived.size === 0) return undefined;
    const oldest = Math.min(...arrived.values());
    const timer = setTimeout(() => setState(withoutOld), oldest + MARKED - Date.now());
    return () => clearTimeout(timer);
  }, [arrived]);
  return (row: T) => arrived.has(String(rowKey(row)));
}

/** The ground of a row that came in; the mark stands within it. */
export const ARRIVED = { position: 'relative', bgcolor: 'surface.accent' } as const;

/** A dot in the margin of a row that came in: it moves nothing, and says "New" to those who listen. */
export function ArrivedMark({ top = 'calc(50% - 4px)' }: { top?: number | string }) {
  const text = useText();
  return (
    <Box
      component="span"
      role="img"
      aria-label={text('arrived')}
      data-print="no"
      sx={{
        position: 'absolute',
        left: 4,
        top,
        width: 8,
        height: 8,
        borderRadius: '50%',
        bgcolor: 'primary.main',
      }}
    />
  );
}
