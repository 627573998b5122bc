import { createContext, useCallback, useSyncExternalStore, type ComponentType } from 'react';
import { readStored, TABLES_KEY, writeStored } from '@/lib/storage';

export type Density = 'default' | 'compact';

interface Looks {
  density: Density;
  /** The columns that are hidden, by list. */
  hidden: Readonly<Record<string, readonly string[]>>;
}

const AS_MADE: Looks = { density: 'default', hidden: {} };
const NONE: readonly string[] = [];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** What is stored, as far as it means anything. */
function parse(stored: string | null): Looks {
  try {
    const read: unknown = JSON.parse(stored ?? '{}');
    if (!isRecord(read)) return AS_MADE;
    const lists = isRecord(read.hidden) ? Object.entries(read.hidden) : [];
    return {
      density: read.density === 'compact' ? 'compact' : 'default',
      hidden: Object.fromEntries(
        lists.flatMap(([list, names]) => (areNames(names) ? [[list, names]] : [])),
      ),
    };
  } catch {
    return AS_MADE;
  }
}

const listeners = new Set<() => void>();
let last: { stored: string | null; looks: Looks } = { stored: null, looks: AS_MADE };

/** The same object as long as the same text is stored. */
function now(): Looks {
  const stored = readStored(TABLES_KEY);
  if (stored !== last.stored) last = { stored, looks: parse(stored) };
  return last.looks;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function change(edit: (looks: Looks) => Partial<Looks>) {
  const looks = now();
  writeStored(TABLES_KEY, JSON.stringify({ ...looks, ...edit(looks) }));
  for (const listener of listeners) listener();
}

/** How the tables of this browser look, and the hidden columns of one list; other windows follow. */
export function useLooks(list: string) {
  const looks = useSyncExternalStore(subscribe, now);
  const hidden = looks.hidden[list] ?? NONE;
  const setDensity = useCallback((density: Density) => change(() => ({ density })), []);
  const setHidden = useCallback(
    (names: readonly string[]) =>
      change((before) => ({ hidden: { ...before.hidden, [list]: names } })),
    [list],
  );
  return { density: looks.density, hidden, setDensity, setHidden };
}

export interface SavedViewsProps {
  /** Tells the list from the others. */
  list: string;
  /** What is shown now, as a query string. */
  view: string;
  /** Shows a saved one. */
  onChoose: (view: string) => void;
}

/** The menu of saved views beside a list with filters. Whoever is signed in has views; the frame around their pages brings it. */
export const SavedViewsMenu = createContext<ComponentType<SavedViewsProps> | null>(null);
