import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { formatMoney } from '@/lib/money';
import { useText } from './messages';
import { countOf } from './cursor';
import { cellKey, type Edits, type Step } from './edits';
import { GRID_STYLE } from './gridStyle';
import { PriceCell, type CellActions } from './PriceCell';
import type { PriceColumn, PriceRow } from './types';
import { usePriceGrid } from './usePriceGrid';

export interface Selection {
  productIds: number[];
  columns: string[];
}

export interface PriceGridProps {
  /** Names the grid for screen readers. */
  label: string;
  rows: readonly PriceRow[];
  columns: readonly PriceColumn[];
  edits: Edits;
  onStep: (step: Step) => void;
  onOver: (cells: number) => void;
  onSelect?: (selection: Selection) => void;
}

/** Handlers that stay the same, so that only the cells that changed are drawn anew. */
function useSteady(actions: CellActions): CellActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const steady = useRef<CellActions>({
    onPoint: (at, isExtending) => latest.current.onPoint(at, isExtending),
    onEdit: () => latest.current.onEdit(),
    onTyped: (text) => latest.current.onTyped(text),
    onTypingKey: (event) => latest.current.onTypingKey(event),
    onCommit: () => latest.current.onCommit(),
  });
  return steady.current;
}

/** Products down, columns along, a price in each cell; edited like a spreadsheet. */
export function PriceGrid(props: PriceGridProps) {
  const { label, rows, columns, edits, onSelect } = props;
  const text = useText();
  const id = useId();
  const grid = usePriceGrid(props);
  const { range, cursor, typing } = grid;
  const actions = useSteady({
    onPoint: grid.onPoint,
    onEdit: () => grid.edit(),
    onTyped: (typed) => grid.setTyping((now) => now && { ...now, text: typed }),
    onTypingKey: grid.onTypingKey,
    onCommit: grid.commit,
  });
  const { top, bottom, left, right } = range;
  useEffect(() => {
    onSelect?.({
      productIds: rows.slice(top, bottom + 1).map((row) => row.id),
      columns: columns.slice(left, right + 1).map((column) => column.id),
    });
  }, [onSelect, rows, columns, top, bottom, left, right]);

  return (
    <>
      <Box sx={GRID_STYLE}>
        <Box
          component="table"
          ref={grid.table}
          role="grid"
          aria-label={label}
          aria-multiselectable
          aria-describedby={`${id}-keys`}
          {...grid.handlers}
        >
          <thead>
            <tr>
              <th scope="col">{text('product')}</th>
              <th scope="col" data-number>
                {text('basePrice')}
              </th>
              {columns.map((column) => (
                <th key={column.id} scope="col" data-number>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, down) => (
              <tr key={row.id}>
                <th scope="row">
                  <span className="name">{row.name}</span>
                  <span className="note">{row.sku}</span>
                </th>
                <td className="base">{formatMoney(row.basePrice)}</td>
                {columns.map((column, along) => {
                  const isActive = cursor.at.row === down && cursor.at.column === along;
                  return (
                    <PriceCell
                      key={column.id}
                      {...actions}
                      row={row}
                      column={column}
                      at={placeAt(down, along)}
                      edit={edits.get(cellKey(row.id, column.id))}
                      isActive={isActive}
                      isSelected={down >= top && down <= bottom && along >= left && along <= right}
                      typing={isActive ? typing : null}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <Typography
        id={`${id}-keys`}
        variant="caption"
        component="p"
        sx={{ color: 'text.secondary', px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
      >
        {countOf(range) > 1 && <strong>{text('selected', { count: countOf(range) })}. </strong>}
        {text('keys')}
      </Typography>
    </>
  );
}

const PLACES = new Map<string, { row: number; column: number }>();

/** The same object for the same place, so that a cell need not be drawn anew for it. */
function placeAt(row: number, column: number) {
  const key = `${row}-${column}`;
  const place = PLACES.get(key) ?? { row, column };
  PLACES.set(key, place);
  return place;
}
