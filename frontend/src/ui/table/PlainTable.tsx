import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { InColumn } from '../data/DateTime';
import { Cards } from './Cards';
import { Rows } from './Rows';
import type { Column } from './types';

interface PlainTableProps<T> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string | number;
}

const NOT_SORTED = { sort: '', onSort: () => undefined };

/** Rows that are all there: neither pages nor sorting; cards below `md`. */
export function PlainTable<T>(props: PlainTableProps<T>) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const shared = { ...props, skeletonRows: 0 };
  return (
    <InColumn value>
      {isNarrow ? <Cards {...shared} /> : <Rows {...shared} {...NOT_SORTED} />}
    </InColumn>
  );
}
