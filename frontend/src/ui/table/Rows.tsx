import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Skeleton from '@mui/material/Skeleton';
import type { Column } from './types';

interface RowsProps<T> {
  label: string;
  columns: readonly Column<T>[];
  /** Undefined while the first page is on its way. */
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string | number;
  sort: string;
  onSort: (sort: string) => void;
  skeletonRows: number;
}

/** Upwards first, then downwards. */
function direction(sort: string, key: string): 'asc' | 'desc' | undefined {
  if (sort === key) return 'asc';
  return sort === `-${key}` ? 'desc' : undefined;
}

function HeadCell<T>({
  column,
  sort,
  onSort,
}: Pick<RowsProps<T>, 'sort' | 'onSort'> & { column: Column<T> }) {
  const { sort: key, header, align = 'left', width } = column;
  const sorted = key ? direction(sort, key) : undefined;
  return (
    <TableCell align={align} sortDirection={sorted ?? false} sx={{ width, ...placeOf(column.id) }}>
      {key ? (
        <TableSortLabel
          active={sorted !== undefined}
          direction={sorted ?? 'asc'}
          onClick={() => onSort(sorted === 'asc' ? `-${key}` : key)}
        >
          {header}
        </TableSortLabel>
      ) : (
        header
      )}
    </TableCell>
  );
}

/** Buttons stay in sight at the end of a row that is wider than the page. */
const ALWAYS_SEEN = {
  position: 'sticky',
  right: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  'tr:hover > &': { bgcolor: 'surface.accent' },
} as const;

const placeOf = (id: string) => (id === 'actions' ? ALWAYS_SEEN : {});

/** The rows as a table, for screens that are wide enough. */
export function Rows<T>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  skeletonRows,
}: RowsProps<T>) {
  return (
    <TableContainer>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:last-of-type td': { borderBottom: 0 } }}>
          {rows?.map((row) => (
            <TableRow key={rowKey(row)} hover>
              {columns.map(({ id, cell, align = 'left' }) => (
                <TableCell key={id} align={align} sx={placeOf(id)}>
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          )) ??
            Array.from({ length: skeletonRows }, (_, index) => (
              <TableRow key={index}>
                {columns.map(({ id }) => (
                  <TableCell key={id}>
                    <Skeleton />
                  </TableCell>
                ))}
              </TableRow>
            ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
