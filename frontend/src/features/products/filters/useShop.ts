import { useMemo } from 'react';
import { readParams } from '@/lib/queryParams';
import { PRODUCT_PARAMS } from '../productParams';
import { useTableState } from '@/ui/table';
import { say, useAddress } from '@/lib/hooks/useAddress';
import { activeFilters, edit, filterArgs, readFilters } from './shopFilters';

const PAGE_SIZE = 24;
const SEARCH = ['q'] as const;
/** Where the search engine ranks; without a search text there is nothing to rank by. */
export const BY_RELEVANCE = 'relevance';
const BY_NAME = 'name';

type Change = (params: URLSearchParams) => void;

/** Search text, filters, order and page of the shop; all of it stands in the address. */
export function useShop() {
  const { params, change: changeAddress } = useAddress();
  const isSearch = Boolean(params.get('q')?.trim());
  const table = useTableState({
    filters: SEARCH,
    defaultSort: isSearch ? BY_RELEVANCE : BY_NAME,
    pageSize: PAGE_SIZE,
  });
  const filters = useMemo(() => readFilters(params), [params]);
  const wanted = useMemo(() => filterArgs(filters), [filters]);
  const active = useMemo(() => activeFilters(filters), [filters]);
  const sort = !isSearch && table.sort === BY_RELEVANCE ? BY_NAME : table.sort;

  /** Another selection starts on its first page. */
  const change = (how: Change) =>
    changeAddress(
      (address) => {
        how(address);
        address.delete('cursor');
        address.delete('page');
      },
      { state: null },
    );

  return {
    table,
    filters,
    active,
    isSearch,
    sort,
    hasFilters: isSearch || active.length > 0,
    /** For the list of products. */
    args: {
      ...readParams({ ...table.args, ...wanted, sort }, PRODUCT_PARAMS),
      status: 'active' as const,
    },
    /** For the counts beside the filters. */
    facetArgs: { ...wanted, status: 'active' as const },
    change,
    clear: () => change(edit.clear),
  };
}

export type View = 'grid' | 'list';

/** Grid or list, kept in the address; the grid is not spelled out. */
export function useView() {
  const { params, change } = useAddress();
  const view: View = params.get('view') === 'list' ? 'list' : 'grid';
  const setView = (wanted: View) => change(say('view', wanted === 'list' ? wanted : ''));
  return { view, setView };
}

export type Shop = ReturnType<typeof useShop>;
