import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Skeleton from '@mui/material/Skeleton';
import { ArrivedMark } from './arrivals';
import type { Density } from './looks';
import { PageCheckbox, RowCheckbox, type Selection } from './Selection';
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
  density?: Density;
  /** Boxes at the beginning of the rows, where they can be chosen. */
  selection?: Selection<T> | undefined;
  /** Tells which rows came in while somebody looks. */
  isNew?: (row: T) => boolean;
  /** No higher than the window: the rows pass below their headings. */
  scrolls?: boolean;
}

/** Upwards first, then downwards. */
function direction(sort: string, key: string): 'asc' | 'desc' | undefined {
  if (sort === key) return 'asc';
  return sort === `-${key}` ? 'desc' : undefined;
}

interface HeadCellProps<T> extends Pick<RowsProps<T>, 'sort' | 'onSort'> {
  column: Column<T>;
  place: object;
}

function HeadCell<T>({ column, place, sort, onSort }: HeadCellProps<T>) {
  const { sort: key, header, align = 'left', width } = column;
  const sorted = key ? direction(sort, key) : undefined;
  return (
    <TableCell align={align} sortDirection={sorted ?? false} sx={{ width, ...place }}>
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

const STUCK = {
  position: 'sticky',
  zIndex: 1,
  bgcolor: 'background.paper',
  'tr:hover > &': { bgcolor: 'surface.accent' },
  '@media print': { position: 'static' },
} as const;
const UNPLACED = {};
/** How wide the column of boxes is. */
const BOX_WIDTH = 48;
/** What names a row stays in sight at its beginning, where the row is wider than the page. */
const FIRST = { ...STUCK, left: 0 } as const;
/** The same beside the boxes, which come first. */
const SECOND = { ...STUCK, left: BOX_WIDTH } as const;
const BOX = {
  ...FIRST,
  width: BOX_WIDTH,
  minWidth: BOX_WIDTH,
  px: 1,
  '@media print': { display: 'none' },
} as const;
/** And what can be done with it at its end. */
const LAST = { ...STUCK, right: 0 } as const;

function placeOf(id: string, index: number, hasBoxes: boolean): object {
  if (id === 'actions') return LAST;
  if (index > 0) return UNPLACED;
  return hasBoxes ? SECOND : FIRST;
}

/** A heading in a corner is above the other headings and above what passes below it. */
function cornerOf(place: object): object {
  return place === UNPLACED ? place : { ...place, zIndex: 3, 'tr:hover > &': {} };
}

/** How high a row of one line is, or of two small ones. */
const HEIGHTS = {
  default: { '& td': { height: 56, py: 1 } },
  compact: {
    '& td': { height: 40, py: 0.25 },
    '& td, & td .MuiTypography-root': { fontSize: '0.8125rem', lineHeight: 1.35 },
  },
} as const satisfies Record<Density, object>;

/** Leaves room for the bar above and the one below. */
const WINDOW = {
  maxHeight: 'max(26rem, calc(100dvh - 9rem))',
  // What is reached by the keyboard is not below the headings; the card around draws the ring, which they would cover.
  scrollPaddingTop: '3.5rem',
  '&:focus-visible': { outline: 'none' },
  '@media print': { maxHeight: 'none', overflow: 'visible', '& th': { position: 'static' } },
} as const;

/** The rows as a table, for screens that are wide enough. */
export function Rows<T>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  skeletonRows,
  density = 'default',
  selection,
  isNew,
  scrolls = false,
}: RowsProps<T>) {
  return (
    // Reached by the keyboard, so that it can be scrolled where no row holds a link or a button.
    <TableContainer
      {...(scrolls ? { sx: WINDOW, tabIndex: 0, role: 'group', 'aria-label': label } : {})}
    >
      <Table stickyHeader={scrolls} aria-label={label}>
        <TableHead>
          <TableRow>
            {selection && (
              <TableCell sx={cornerOf(BOX)}>
                <PageCheckbox selection={selection} />
              </TableCell>
            )}
            {columns.map((column, index) => (
              <HeadCell
                key={column.id}
                column={column}
                place={cornerOf(placeOf(column.id, index, selection !== undefined))}
                sort={sort}
                onSort={onSort}
              />
            ))}
          </TableRow>
        </TableHead>
        <TableBody
          sx={{
            ...HEIGHTS[density],
            '& tr:last-of-type td': { borderBottom: 0 },
            '& tr[data-arrived] > td': { bgcolor: 'surface.accent' },
          }}
        >
          {rows?.map((row) => (
            <TableRow key={rowKey(row)} hover data-arrived={isNew?.(row) || undefined}>
              {selection && (
                <TableCell sx={BOX}>
                  <RowCheckbox selection={selection} row={row} />
                </TableCell>
              )}
              {columns.map(({ id, cell, align = 'left' }, index) => (
                <TableCell key={id} align={align} sx={placeOf(id, index, selection !== undefined)}>
                  {index === 0 && isNew?.(row) && <ArrivedMark />}
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          )) ??
            Array.from({ length: skeletonRows }, (_, index) => (
              <TableRow key={index}>
                {selection && <TableCell />}
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
