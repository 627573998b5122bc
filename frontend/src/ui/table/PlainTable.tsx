import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { InColumn } from '../data/DateTime';
import { Cards } from './Cards';
import { useLooks } from './looks';
import { actionsColumn } from './RowActions';
import { Rows } from './Rows';
import type { Column, RowMenu } from './types';

interface PlainTableProps<T> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string | number;
  /** What can be done with a row, in a menu at its end. */
  rowActions?: (row: T) => RowMenu;
}

const NOT_SORTED = { sort: '', onSort: () => undefined };

/** Rows that are all there: neither pages nor sorting; cards below `md`. */
export function PlainTable<T>(props: PlainTableProps<T>) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { density } = useLooks('');
  const { rowActions, columns, ...rest } = props;
  const all = rowActions ? [...columns, actionsColumn(rowActions)] : columns;
  const shared = { ...rest, columns: all, skeletonRows: 0 };
  return (
    <InColumn value>
      {isNarrow ? <Cards {...shared} /> : <Rows {...shared} {...NOT_SORTED} density={density} />}
    </InColumn>
  );
}
