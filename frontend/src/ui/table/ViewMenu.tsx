import CheckIcon from '@mui/icons-material/Check';
import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useText } from '../messages';
import type { Density, useLooks } from './looks';
import type { Column } from './types';
import type { TableState } from './useTableState';

const DENSITIES = ['default', 'compact'] as const satisfies readonly Density[];

interface ViewMenuProps<T> {
  columns: readonly Column<T>[];
  looks: ReturnType<typeof useLooks>;
  table: Pick<TableState, 'sort' | 'setSort'>;
  /** Cards have no heading that sorts, and no rows that are high. */
  asCards: boolean;
}

/** Whether a column can be left out: neither the one that names a row nor the one with its buttons. */
export const canHide = ({ onCard, id }: Pick<Column<unknown>, 'onCard' | 'id'>): boolean =>
  onCard !== 'title' && id !== 'actions';

interface ChoiceProps {
  role: 'menuitemradio' | 'menuitemcheckbox';
  label: string;
  isChosen: boolean;
  onClick: () => void;
}

function choice({ role, label, isChosen, onClick }: ChoiceProps) {
  return (
    <MenuItem key={`${role} ${label}`} role={role} aria-checked={isChosen} onClick={onClick}>
      <ListItemIcon>{isChosen && <CheckIcon fontSize="small" />}</ListItemIcon>
      {label}
    </MenuItem>
  );
}

const title = (words: string) => (
  <ListSubheader key={words} role="presentation" sx={{ lineHeight: 2.5 }}>
    {words}
  </ListSubheader>
);

/** How a list is shown: its density and columns, which this browser remembers; on a phone also its order. */
export function ViewMenu<T>({ columns, looks, table, asCards }: ViewMenuProps<T>) {
  const text = useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { density, hidden, setDensity, setHidden } = looks;
  const hideable = columns.filter(canHide).filter(({ header }) => header !== '');
  const sorts = columns.flatMap(({ header, sort }) =>
    sort === undefined
      ? []
      : [
          { value: sort, label: text('sortUp', { name: header }) },
          { value: `-${sort}`, label: text('sortDown', { name: header }) },
        ],
  );
  const toggle = (column: string) =>
    setHidden(
      hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column],
    );
  const items = [
    ...(asCards && sorts.length > 0
      ? [
          title(text('sortBy')),
          ...sorts.map(({ value, label: words }) =>
            choice({
              role: 'menuitemradio',
              label: words,
              isChosen: table.sort === value,
              onClick: () => {
                setAnchor(null);
                table.setSort(value);
              },
            }),
          ),
        ]
      : []),
    ...(asCards
      ? []
      : [
          title(text('density')),
          ...DENSITIES.map((one) =>
            choice({
              role: 'menuitemradio',
              label: text(`density_${one}`),
              isChosen: density === one,
              onClick: () => setDensity(one),
            }),
          ),
        ]),
    ...(hideable.length > 0 ? [title(text('columns'))] : []),
    ...hideable.map((column) =>
      choice({
        role: 'menuitemcheckbox',
        label: column.header,
        isChosen: !hidden.includes(column.id),
        onClick: () => toggle(column.id),
      }),
    ),
  ];
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<TuneIcon />}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('view')}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true } }}
      >
        {items}
      </Menu>
    </>
  );
}
