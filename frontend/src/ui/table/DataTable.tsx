import BookmarksIcon from '@mui/icons-material/BookmarksOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { Suspense, use, type ReactNode } from 'react';
import { ring } from '@/theme/focus';
import { EmptyState } from '../feedback/EmptyState';
import { QueryView, shownOf } from '../feedback/QueryView';
import { useText } from '../messages';
import { InColumn } from '../data/DateTime';
import { useArrivals } from './arrivals';
import { Cards } from './Cards';
import { FilterBar } from './FilterBar';
import { SavedViewsMenu, useLooks } from './looks';
import { useText as useTableText } from './messages';
import { Pager } from './Pager';
import { actionsColumn } from './RowActions';
import { Rows } from './Rows';
import { SelectionBar, useSelection, type Bulk } from './Selection';
import type { Column, Filter, ListResult, RowMenu } from './types';
import type { TableState } from './useTableState';
import { canHide, ViewMenu } from './ViewMenu';

export interface DataTableProps<T, F extends string> {
  /** Names the table for screen readers. */
  label: string;
  /** From `useTableState`; its `args` went into the hook that gave `list`. */
  table: TableState<F>;
  list: ListResult<T>;
  columns: readonly Column<T>[];
  rowKey: (row: T) => string | number;
  /** What can be done with a row, in a menu at its end. */
  rowActions?: (row: T) => RowMenu;
  /** What can be done with several rows at once; without it none can be chosen. */
  bulk?: Bulk<T>;
  filters?: readonly Filter<F>[];
  /** Beside the view, such as the way to the list as a file. */
  tools?: ReactNode;
  /** Said when there is nothing; with filters set a way to clear them is added. */
  empty: { title: string; text?: ReactNode; action?: ReactNode; icon?: ReactNode };
}

const SKELETON_ROWS = 6;

/** A column of a list that comes in one order only. */
function unsorted<T>(column: Column<T>): Column<T> {
  const { sort, ...rest } = column;
  return sort === undefined ? column : rest;
}

/** Holds the place of the menu until it has arrived. */
function ViewsToCome() {
  const text = useTableText();
  return (
    <Button variant="outlined" startIcon={<BookmarksIcon />} disabled>
      {text('views')}
    </Button>
  );
}

/** What is shown now, with its columns also where this browser alone says them. */
function viewOf(
  { view, hideKey }: Pick<TableState, 'view' | 'hideKey'>,
  hidden: readonly string[],
) {
  const params = new URLSearchParams(view);
  params.set(hideKey, hidden.toSorted().join(','));
  return params.toString();
}

/** Whether there are more rows than these, or would be with pages of the usual size. */
function needsPager(
  { items, next }: { items: readonly unknown[]; next: string | null },
  {
    page,
    pageSize,
    pageSizes: [usual = pageSize],
  }: Pick<TableState, 'page' | 'pageSize' | 'pageSizes'>,
): boolean {
  return next !== null || page > 1 || (pageSize !== usual && items.length > usual);
}

/** The one table: paging, sorting, filters, view, first load, emptiness and failure; cards below `md`. */
export function DataTable<T, F extends string = never>(props: DataTableProps<T, F>) {
  const { label, table, list, columns, rowKey, rowActions, bulk, filters = [], tools } = props;
  const text = useText();
  const tableText = useTableText();
  const SavedViews = use(SavedViewsMenu);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { isFetching } = list;
  const data = shownOf(list);
  const own = useLooks(table.list);
  const looks = {
    ...own,
    hidden: table.hidden ?? own.hidden,
    setHidden: (names: readonly string[]) => {
      own.setHidden(names);
      if (table.hidden) table.clearHidden();
    },
  };
  const scope = JSON.stringify(table.args);
  const selection = useSelection({ rows: data?.items, rowKey, scope, bulk });
  const isNew = useArrivals({ list, rowKey, scope });
  const all = table.isSorted ? columns : columns.map(unsorted);
  const shown = all.filter((column) => !canHide(column) || !looks.hidden.includes(column.id));
  const hasRows = data === undefined || data.items.length > 0;
  // A list of its own; what is a part of a page has neither room nor need for it.
  const hasView = table.pageSizes.length > 0 && (hasRows || table.hasFilters);

  const content = (rows: readonly T[] | undefined) => {
    if (rows?.length === 0) {
      const clear = <Button onClick={table.clearFilters}>{text('clearFilters')}</Button>;
      return <EmptyState {...props.empty} action={table.hasFilters ? clear : props.empty.action} />;
    }
    const shared = {
      label,
      columns: rowActions ? [...shown, actionsColumn(rowActions)] : shown,
      rows,
      rowKey,
      skeletonRows: SKELETON_ROWS,
      selection: bulk ? selection : undefined,
      isNew,
    };
    const sorting = { sort: table.sort, onSort: table.setSort };
    return isNarrow ? (
      <Cards {...shared} />
    ) : (
      <Rows key={table.page} {...shared} {...sorting} density={looks.density} scrolls />
    );
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {(filters.length > 0 || hasView) && (
        <FilterBar filters={filters} table={table}>
          {hasView && (
            <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {tools}
              {bulk && isNarrow && hasRows && !selection.isActive && (
                <Button variant="outlined" onClick={selection.begin}>
                  {tableText('chooseSome')}
                </Button>
              )}
              {SavedViews && filters.length > 0 && (
                <Suspense fallback={<ViewsToCome />}>
                  <SavedViews
                    list={table.list}
                    view={viewOf(table, looks.hidden)}
                    onChoose={table.setView}
                  />
                </Suspense>
              )}
              <ViewMenu columns={all} looks={looks} table={table} asCards={isNarrow} />
            </Box>
          )}
        </FilterBar>
      )}
      <Card
        aria-busy={isFetching}
        sx={(theme) => ({
          opacity: isFetching && data ? 0.7 : 1,
          transition: 'opacity 0.15s',
          '&:has(.MuiTableContainer-root:focus-visible)': ring(theme),
        })}
      >
        <InColumn value>
          <QueryView query={list} loading={content(undefined)}>
            {({ items }) => content(items)}
          </QueryView>
        </InColumn>
        {data && needsPager(data, table) && <Pager table={table} list={data} />}
      </Card>
      {bulk && <SelectionBar selection={selection} actions={bulk.actions} withAll={isNarrow} />}
    </Box>
  );
}
