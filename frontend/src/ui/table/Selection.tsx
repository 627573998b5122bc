import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useState, type ChangeEvent, type ReactNode } from 'react';
import { useText } from './messages';

/** Something that can be done with all the chosen rows. */
export interface BulkAction {
  label: string;
  /** Takes something away: last in the bar, red. */
  isDestructive?: boolean;
  /** Asks, acts and reports; says by `close` whether it acted. Keeps the rows of the moment it was opened. */
  dialog: (close: (isDone: boolean) => void) => ReactNode;
}

/** What can be done with several rows of a list at once. */
export interface Bulk<T> {
  /** Names a row for screen readers and in the report. */
  nameOf: (row: T) => string;
  /** Rows that are never among the chosen ones, such as the own account. */
  canChoose?: (row: T) => boolean;
  actions: (rows: readonly T[]) => readonly BulkAction[];
}

type Key = string | number;

interface Chosen {
  /** The page, filters and order it belongs to. */
  scope: string;
  keys: ReadonlySet<Key>;
  /** Where a range begins. */
  last: Key | null;
  /** On phones, whether the cards have boxes. */
  isOn: boolean;
}

interface SelectionOptions<T> {
  rows: readonly T[] | undefined;
  rowKey: (row: T) => Key;
  /** Another page, filter or order begins anew. */
  scope: string;
  bulk: Pick<Bulk<T>, 'nameOf' | 'canChoose'> | undefined;
}

const anyRow = () => true;

/** Which rows of the page are chosen. Rows that leave the list are no longer among them; Escape chooses none. */
export function useSelection<T>({ rows = [], rowKey, scope, bulk }: SelectionOptions<T>) {
  const none: Chosen = { scope, keys: new Set(), last: null, isOn: false };
  const [state, setState] = useState<Chosen>(none);
  const now = state.scope === scope ? state : none;
  const canChoose = bulk?.canChoose ?? anyRow;
  const free = rows.filter(canChoose);
  const chosen = free.filter((row) => now.keys.has(rowKey(row)));
  const isActive = now.isOn || chosen.length > 0;

  useEffect(() => {
    if (!isActive) return;
    // Dialogs and menus keep an Escape of their own to themselves.
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented)
        setState({ scope: '', keys: new Set(), last: null, isOn: false });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isActive]);

  const toggle = (row: T, isRange = false) => {
    const key = rowKey(row);
    const isAdded = !now.keys.has(key);
    const places = [now.last, key].map((one) => free.findIndex((other) => rowKey(other) === one));
    const [from = -1, to = -1] = places.toSorted((one, other) => one - other);
    const range = isRange && from >= 0 ? free.slice(from, to + 1) : [row];
    const keys = new Set(now.keys);
    for (const one of range) {
      if (isAdded) keys.add(rowKey(one));
      else keys.delete(rowKey(one));
    }
    setState({ ...now, keys, last: key, isOn: true });
  };
  const isAll = free.length > 0 && chosen.length === free.length;
  return {
    chosen,
    isActive,
    isAll,
    /** Whether any row of the page can be chosen. */
    hasChoice: free.length > 0,
    canChoose,
    nameOf: bulk?.nameOf ?? (() => ''),
    isChosen: (row: T) => now.keys.has(rowKey(row)),
    /** A range goes from the row that was chosen last to this one. */
    toggle,
    toggleAll: () =>
      setState({ ...now, keys: new Set(isAll ? [] : free.map(rowKey)), last: null, isOn: true }),
    begin: () => setState({ ...now, isOn: true }),
    clear: () => setState(none),
  };
}

export type Selection<T> = ReturnType<typeof useSelection<T>>;

const SMALL = { p: 0.5 } as const;

/** The box of a row; with Shift it chooses all from the one before. */
export function RowCheckbox<T>({ selection, row }: { selection: Selection<T>; row: T }) {
  const text = useText();
  const { isChosen, toggle, canChoose, nameOf } = selection;
  const isFree = canChoose(row);
  return (
    <Checkbox
      size="small"
      checked={isFree && isChosen(row)}
      disabled={!isFree}
      onChange={({ nativeEvent }: ChangeEvent) =>
        toggle(row, (nativeEvent as MouseEvent).shiftKey === true)
      }
      slotProps={{ input: { 'aria-label': text('choose', { name: nameOf(row) }) } }}
      sx={SMALL}
    />
  );
}

/** The box that chooses the whole page. */
export function PageCheckbox<T>({ selection }: { selection: Selection<T> }) {
  const text = useText();
  const { isAll, chosen, hasChoice, toggleAll } = selection;
  return (
    <Checkbox
      size="small"
      checked={isAll}
      indeterminate={!isAll && chosen.length > 0}
      disabled={!hasChoice}
      onChange={toggleAll}
      slotProps={{ input: { 'aria-label': text('chooseAll') } }}
      sx={SMALL}
    />
  );
}

interface SelectionBarProps<T> {
  selection: Selection<T>;
  actions: Bulk<T>['actions'];
  /** Where no heading has the box for all: its place is here. */
  withAll?: boolean;
}

/** How many are chosen and what can be done with them; it stays in sight while there are some. */
export function SelectionBar<T>({ selection, actions, withAll = false }: SelectionBarProps<T>) {
  const text = useText();
  const [open, setOpen] = useState<BulkAction | null>(null);
  const { chosen, isActive, clear } = selection;
  const offered = chosen.length > 0 ? actions(chosen) : [];
  const inOrder = offered.toSorted(
    (one, other) => Number(one.isDestructive ?? false) - Number(other.isDestructive ?? false),
  );
  const close = (isDone: boolean) => {
    setOpen(null);
    if (isDone) clear();
  };
  const isShown = chosen.length > 0 || (withAll && isActive);
  return (
    <>
      {isShown && (
        <Card
          component="section"
          aria-label={text('chosen', { count: chosen.length })}
          data-print="no"
          sx={{
            position: 'sticky',
            bottom: 12,
            zIndex: 4,
            boxShadow: 6,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            px: 2,
            py: 1,
          }}
        >
          {withAll && <PageCheckbox selection={selection} />}
          <Tooltip title={text('chooseNone')}>
            <IconButton size="small" aria-label={text('chooseNone')} onClick={clear}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </Tooltip>
          <Typography aria-live="polite" sx={{ fontWeight: 620, mr: 1 }}>
            {text('chosen', { count: chosen.length })}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flexGrow: 1 }}>
            {inOrder.map((action) => (
              <Button
                key={action.label}
                size="small"
                variant="outlined"
                color={action.isDestructive ? 'error' : 'primary'}
                onClick={() => setOpen(action)}
              >
                {action.label}
              </Button>
            ))}
            {chosen.length > 0 && offered.length === 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text('noAction')}
              </Typography>
            )}
          </Box>
        </Card>
      )}
      <Suspense fallback={null}>{open?.dialog(close)}</Suspense>
    </>
  );
}
