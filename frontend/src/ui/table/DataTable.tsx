import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/EmptyState';
import { QueryView, shownOf } from '../feedback/QueryView';
import { useText } from '../messages';
import { InColumn } from '../data/DateTime';
import { Cards } from './Cards';
import { FilterBar } from './FilterBar';
import { Pager } from './Pager';
import { Rows } from './Rows';
import type { Column, Filter, ListResult } from './types';
import type { TableState } from './useTableState';

export interface DataTableProps<T, F extends string> {
  /** Names the table for screen readers. */
  label: string;
  /** From `useTableState`; its `args` went into the hook that gave `list`. */
  table: TableState<F>;
  list: ListResult<T>;
  columns: readonly Column<T>[];
  rowKey: (row: T) => string | number;
  filters?: readonly Filter<F>[];
  /** Said when there is nothing; with filters set a way to clear them is added. */
  empty: { title: string; text?: ReactNode; action?: ReactNode; icon?: ReactNode };
}

const SKELETON_ROWS = 6;

/** The one table: paging, sorting, filters, first load, emptiness and failure; cards below `md`. */
export function DataTable<T, F extends string = never>(props: DataTableProps<T, F>) {
  const { label, table, list, columns, rowKey, filters = [], empty } = props;
  const text = useText();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { isFetching } = list;
  const data = shownOf(list);

  const content = (rows: readonly T[] | undefined) => {
    if (rows?.length === 0) {
      const clear = <Button onClick={table.clearFilters}>{text('clearFilters')}</Button>;
      return <EmptyState {...empty} action={table.hasFilters ? clear : empty.action} />;
    }
    const shared = { label, columns, rows, rowKey, skeletonRows: SKELETON_ROWS };
    return isNarrow ? (
      <Cards {...shared} />
    ) : (
      <Rows {...shared} sort={table.sort} onSort={table.setSort} />
    );
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {filters.length > 0 && <FilterBar filters={filters} table={table} />}
      <Card
        aria-busy={isFetching}
        sx={{ opacity: isFetching && data ? 0.7 : 1, transition: 'opacity 0.15s' }}
      >
        <InColumn value>
          <QueryView query={list} loading={content(undefined)}>
            {({ items }) => content(items)}
          </QueryView>
        </InColumn>
        {data && (data.next !== null || table.page > 1) && <Pager table={table} list={data} />}
      </Card>
    </Box>
  );
}
