import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type ReactNode, type TouchEvent } from 'react';
import { ARRIVED, ArrivedMark } from './arrivals';
import { useText } from './messages';
import { RowCheckbox, type Selection } from './Selection';
import type { Column } from './types';

interface CardsProps<T> {
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string | number;
  skeletonRows: number;
  /** Boxes before the headings, while rows are chosen. */
  selection?: Selection<T> | undefined;
  /** Tells which rows came in while somebody looks. */
  isNew?: (row: T) => boolean;
}

/** Values that are in sight where no column says which. */
const IN_SIGHT = 3;
/** How long a card is held until it is chosen, in milliseconds. */
const HELD = 500;

const actionsRow = {
  mt: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  // Buttons without a frame have their words below the words above them, in every row they wrap into.
  '&:has(> .MuiButton-text:not(* + *)), & > :has(> .MuiButton-text:not(* + *))': { ml: -1.5 },
};

/** Values with their labels. */
function Lines<T>({ columns, row }: { columns: readonly Column<T>[]; row: T }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
      {columns.map(({ id, header, cell }) => (
        <Box
          key={id}
          sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}
        >
          <Typography
            variant="body2"
            component="dt"
            sx={{ color: 'text.secondary', flexShrink: 0, maxWidth: '50%' }}
          >
            {header}
          </Typography>
          <Typography
            variant="body2"
            component="dd"
            sx={{ m: 0, textAlign: 'right', minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {cell(row)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** What else there is about a row, behind a button; on paper, where nothing can be clicked, it is there. */
function More<T>({ columns, row }: { columns: readonly Column<T>[]; row: T }) {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Box
        id={id}
        sx={{ mt: 0.75, display: isOpen ? 'block' : 'none', '@media print': { display: 'block' } }}
      >
        <Lines columns={columns} row={row} />
      </Box>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{ ml: -0.75, mt: 0.5, color: 'text.secondary' }}
      >
        {text(isOpen ? 'less' : 'more')}
      </Button>
    </>
  );
}

/** Which values are in sight, and which behind a button; a lone one is not worth the button. */
function splitLines<T>(columns: readonly Column<T>[]): [Column<T>[], Column<T>[]] {
  const lines = columns.filter(({ onCard }) => onCard === undefined || onCard === 'value');
  const named = lines.filter(({ onCard }) => onCard === 'value');
  const shown = named.length > 0 ? named : lines.slice(0, IN_SIGHT);
  const others = lines.filter((column) => !shown.includes(column));
  return others.length > 1 ? [shown, others] : [[...shown, ...others], []];
}

interface RowCardProps<T> {
  columns: readonly Column<T>[];
  row: T;
  box: ReactNode;
}

function RowCard<T>({ columns, row, box }: RowCardProps<T>) {
  const at = (place: Column<T>['onCard']) => columns.filter(({ onCard }) => onCard === place);
  const chips = at('status');
  const [shown, others] = splitLines(columns);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', columnGap: 1, mb: 1 }}>
        {box}
        <Box sx={{ flex: '1 1 60%', minWidth: 0 }}>
          {at('title').map(({ id, cell }) => (
            <Typography key={id} variant="h5" component="div" sx={{ overflowWrap: 'anywhere' }}>
              {cell(row)}
            </Typography>
          ))}
        </Box>
        {at('menu').map(({ id, cell }) => (
          <Box key={id} sx={{ ml: 'auto', my: -0.5, mr: -1, flexShrink: 0 }}>
            {cell(row)}
          </Box>
        ))}
      </Box>
      {chips.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1 }}>
          {chips.map(({ id, cell }) => (
            <Box key={id}>{cell(row)}</Box>
          ))}
        </Box>
      )}
      <Lines columns={shown} row={row} />
      {others.length > 0 && <More columns={others} row={row} />}
      {at('actions').map(({ id, cell }) => (
        <Box key={id} sx={actionsRow}>
          {cell(row)}
        </Box>
      ))}
    </>
  );
}

/** Tells that something is held by a finger for a while; moving it is scrolling. */
function useHold(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(timer.current);
  useEffect(() => end, []);
  return {
    onTouchStart: ({ currentTarget, target }: TouchEvent<HTMLElement>) => {
      end();
      const touched = target as Element;
      // Touches also bubble out of menus and dialogs of the card; what can be pressed has a press of its own.
      const isElsewhere = !currentTarget.contains(touched);
      if (isElsewhere || touched.closest('a, button, input, label')) return;
      timer.current = setTimeout(onHold, HELD);
    },
    onTouchMove: end,
    onTouchEnd: end,
    onTouchCancel: end,
  };
}

const ITEM = { p: 2, borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } };

interface ItemProps<T> {
  columns: readonly Column<T>[];
  row: T;
  selection: Selection<T> | undefined;
  isNew: boolean;
}

function Item<T>({ columns, row, selection, isNew }: ItemProps<T>) {
  const hold = useHold(() => {
    if (selection?.canChoose(row) && !selection.isActive) selection.toggle(row);
  });
  const box = selection?.isActive && (
    <Box sx={{ ml: -0.5, mt: -0.5, flexShrink: 0 }}>
      <RowCheckbox selection={selection} row={row} />
    </Box>
  );
  const isChosen = selection?.isActive && selection.isChosen(row);
  return (
    <Box
      component="li"
      {...(selection ? hold : {})}
      sx={{
        ...ITEM,
        ...(isChosen ? { bgcolor: 'surface.accent' } : {}),
        ...(isNew ? ARRIVED : {}),
      }}
    >
      {isNew && <ArrivedMark top={24} />}
      <RowCard columns={columns} row={row} box={box} />
    </Box>
  );
}

/** The rows as cards of one design, for phones: heading, chips, a few values, the menu. */
export function Cards<T>(props: CardsProps<T>) {
  const { label, columns, rows, rowKey, skeletonRows, selection, isNew } = props;
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows?.map((row) => (
        <Item
          key={rowKey(row)}
          columns={columns}
          row={row}
          selection={selection}
          isNew={isNew?.(row) ?? false}
        />
      )) ??
        Array.from({ length: skeletonRows }, (_, index) => (
          <Box component="li" key={index} sx={ITEM}>
            <Skeleton width="60%" />
            <Skeleton />
            <Skeleton />
          </Box>
        ))}
    </Box>
  );
}
