import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ANEW, only, say, useAddress } from '@/lib/hooks/useAddress';

interface TableOptions<F extends string> {
  /** Names of the filters; each is a parameter of the address and of the call. */
  filters?: readonly F[];
  /** `name` upwards, `-name` downwards. Without it the list comes in one order only. */
  defaultSort?: string;
  /** Fixed, for a table that is a part of a page; without it the reader chooses. */
  pageSize?: number;
  /** Needed when a page has more than one table. */
  prefix?: string;
}

/** What the list call takes. */
export type TableArgs<F extends string> = { limit: number; cursor?: string; sort?: string } & {
  [name in F]?: string;
};

export interface TableState<F extends string = string> {
  args: TableArgs<F>;
  filters: Record<F, string>;
  hasFilters: boolean;
  sort: string;
  /** Whether the list comes in more than one order. */
  isSorted: boolean;
  /** Counts from 1. */
  page: number;
  pageSize: number;
  /** What the reader can choose from; none where the size is fixed. */
  pageSizes: readonly number[];
  /** Tells this list from the others of the product, whatever record it is about. */
  list: string;
  /** The columns that the address hides; null where it leaves them to this browser. */
  hidden: readonly string[] | null;
  /** Under which name the address hides columns. */
  hideKey: string;
  /** What the address says but for the place in the list: what a saved view holds. */
  view: string;
  /** Shows the list as a view has it, from its first page. */
  setView: (view: string) => void;
  /** Leaves the columns to this browser again. */
  clearHidden: () => void;
  setPageSize: (size: number) => void;
  setFilter: (name: F, value: string) => void;
  clearFilters: () => void;
  setSort: (sort: string) => void;
  next: (cursor: string) => void;
  previous: () => void;
}

const PAGE_SIZES = [25, 50, 100] as const;
const DEFAULT_PAGE_SIZE = PAGE_SIZES[0];
const NO_SIZES: readonly number[] = [];
const NO_FILTERS: readonly never[] = [];

/** Cursors of the pages before this one; they live with the history entry, so Back and reload keep them. */
function readTrail(state: unknown, key: string): string[] {
  const trail = (state as Record<string, unknown> | null)?.[key];
  return Array.isArray(trail) ? (trail as string[]) : [];
}

/**
 * Filters, sorting and page of a table, kept in the address: a reload, a shared link and the Back button
 * all show the same rows. Feed `args` to the list hook and the whole state to `DataTable`.
 */
export function useTableState<const F extends string = never>({
  filters: names = NO_FILTERS,
  defaultSort = '',
  pageSize: fixedSize,
  prefix = '',
}: TableOptions<F> = {}): TableState<F> {
  const { params, change: changeAddress } = useAddress();
  const location = useLocation();
  const key = useCallback((name: string) => (prefix ? `${prefix}_${name}` : name), [prefix]);
  const trail = readTrail(location.state, key('trail'));

  const cursor = params.get(key('cursor')) ?? '';
  const sort = params.get(key('sort')) ?? defaultSort;
  const wantedSize = Number(params.get(key('size')));
  const chosenSize = PAGE_SIZES.find((size) => size === wantedSize) ?? DEFAULT_PAGE_SIZE;
  const pageSize = fixedSize ?? chosenSize;
  const filterText = names.map((name) => params.get(key(name)) ?? '').join('\u0000');
  const filterNames = names.join('\u0000');

  /** Changes the address; whatever is not about pages goes back to the first one. */
  const change = (changes: Record<string, string>, newTrail: string[], push = false) =>
    changeAddress(
      (address) => {
        for (const [name, value] of Object.entries({ cursor: '', page: '', ...changes }))
          say(key(name), value)(address);
      },
      { state: { [key('trail')]: newTrail }, push },
    );

  const filters = useMemo(() => {
    const values = filterText.split('\u0000');
    const pairs = filterNames ? filterNames.split('\u0000') : [];
    return Object.fromEntries(pairs.map((name, i) => [name, values[i] ?? ''])) as Record<F, string>;
  }, [filterNames, filterText]);

  const args = useMemo(() => {
    const set = Object.entries({ ...filters, cursor, sort }).filter(([, value]) => value !== '');
    return { limit: pageSize, ...Object.fromEntries(set) } as TableArgs<F>;
  }, [filters, cursor, sort, pageSize]);

  const hide = params.get(key('hide'));
  const hidden = useMemo(() => (hide === null ? null : hide.split(',').filter(Boolean)), [hide]);
  const rest = new URLSearchParams(params);
  rest.delete(key('cursor'));
  rest.delete(key('page'));

  const page = cursor ? Math.max(2, Number(params.get(key('page'))) || 2) : 1;
  return {
    args,
    filters,
    hasFilters: names.some((name) => filters[name] !== ''),
    sort,
    isSorted: defaultSort !== '',
    page,
    pageSize,
    pageSizes: fixedSize === undefined ? PAGE_SIZES : NO_SIZES,
    list: `${location.pathname.replaceAll(/\/\d+(?=\/|$)/g, '/:id')}#${prefix}`,
    hidden,
    hideKey: key('hide'),
    view: rest.toString(),
    setView: (view) =>
      changeAddress(only(Object.fromEntries(new URLSearchParams(view))), {
        ...ANEW,
        scroll: false,
      }),
    clearHidden: () => changeAddress(say(key('hide'), '')),
    setPageSize: (size) => change({ size: size === DEFAULT_PAGE_SIZE ? '' : String(size) }, []),
    setFilter: (name, value) => change({ [name]: value }, []),
    clearFilters: () => change(Object.fromEntries(names.map((name) => [name, ''])), []),
    setSort: (value) => change({ sort: value === defaultSort ? '' : value }, []),
    next: (following) =>
      change({ cursor: following, page: String(page + 1) }, [...trail, cursor], true),
    previous: () => {
      const before = trail.at(-1) ?? '';
      const where: Record<string, string> = before
        ? { cursor: before, page: String(page - 1) }
        : {};
      change(where, trail.slice(0, -1), true);
    },
  };
}

/** The pages of a list that has no address of its own, such as one in a dialog. Feed `args` to the list hook. */
export function usePages(pageSize: number) {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const cursor = trail.at(-1);
  return {
    args: { limit: pageSize, ...(cursor ? { cursor } : {}) },
    /** Counts from 1. */
    page: trail.length + 1,
    pageSize,
    next: (following: string) => setTrail([...trail, following]),
    previous: () => setTrail(trail.slice(0, -1)),
  };
}
