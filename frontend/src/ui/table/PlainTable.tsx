import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { locale } from '@/lib/language';
import { InColumn } from '../data/DateTime';
import { useText as useCommonText } from '../messages';
import { Cards } from './Cards';
import { useLooks } from './looks';
import { useText } from './messages';
import { actionsColumn } from './RowActions';
import { Rows } from './Rows';
import type { Column, RowMenu, SortValue } from './types';

interface PlainTableProps<T> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string | number;
  /** What can be done with a row, in a menu at its end. */
  rowActions?: (row: T) => RowMenu;
  /** A row that stays at the end in every order, such as the totals. */
  isLast?: (row: T) => boolean;
}

const NAMES = new Intl.Collator(locale, { numeric: true });

function compare(one: NonNullable<SortValue>, other: NonNullable<SortValue>): number {
  if (typeof one === 'string' || typeof other === 'string')
    return NAMES.compare(String(one), String(other));
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The rows by a column, `-` before its name for downwards; what has no value comes after what has one. */
function inOrder<T>(rows: readonly T[], columns: readonly Column<T>[], sort: string): readonly T[] {
  const isDown = sort.startsWith('-');
  const valueOf = columns.find(({ id }) => id === (isDown ? sort.slice(1) : sort))?.sortBy;
  if (!valueOf) return rows;
  return rows.toSorted((one, other) => {
    const [first, second] = [valueOf(one) ?? null, valueOf(other) ?? null];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return isDown ? compare(second, first) : compare(first, second);
  });
}

/** Sorted here by its value, and not by what the server calls it. */
function sortable<T>(column: Column<T>): Column<T> {
  const { sort, ...rest } = column;
  if (column.sortBy) return { ...rest, sort: column.id };
  return sort === undefined ? column : rest;
}

interface OrderChoiceProps<T> {
  columns: readonly Column<T>[];
  sort: string;
  onSort: (sort: string) => void;
}

/** Cards have no headings: what sorts them stands above. */
function OrderChoice<T>({ columns, sort, onSort }: OrderChoiceProps<T>) {
  const text = useText();
  const common = useCommonText();
  return (
    <Box data-print="no" sx={{ p: 2, pb: 1 }}>
      <NativeSelect
        fullWidth
        value={sort}
        onChange={(event) => onSort(event.target.value)}
        input={<OutlinedInput notched={false} size="small" />}
        inputProps={{ 'aria-label': common('sortBy') }}
      >
        <option value="">{text('unsorted')}</option>
        {columns.flatMap(({ id, header: name }) => [
          <option key={id} value={id}>
            {common('sortUp', { name })}
          </option>,
          <option key={`-${id}`} value={`-${id}`}>
            {common('sortDown', { name })}
          </option>,
        ])}
      </NativeSelect>
    </Box>
  );
}

/**
 * Rows that are all there, without pages; the headings of columns with values sort them. Cards below `md`, with a field
 * that sorts them.
 */
export function PlainTable<T>(props: PlainTableProps<T>) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { density } = useLooks('');
  const [sort, setSort] = useState('');
  const { rowActions, columns, rows, isLast = () => false, ...rest } = props;
  const all = (rowActions ? [...columns, actionsColumn(rowActions)] : columns).map(sortable);
  const sortables = columns.filter(({ sortBy }) => sortBy !== undefined);
  const sorted = [
    ...inOrder(
      rows.filter((row) => !isLast(row)),
      columns,
      sort,
    ),
    ...rows.filter(isLast),
  ];
  const shared = { ...rest, columns: all, rows: sorted, skeletonRows: 0 };
  return (
    <InColumn value>
      {isNarrow ? (
        <>
          {sortables.length > 0 && rows.length > 1 && (
            <OrderChoice columns={sortables} sort={sort} onSort={setSort} />
          )}
          <Cards {...shared} />
        </>
      ) : (
        <Rows {...shared} sort={sort} onSort={setSort} density={density} />
      )}
    </InColumn>
  );
}
