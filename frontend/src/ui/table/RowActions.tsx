import MoreIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { text as now, useText } from '../messages';
import type { Column, RowAction, RowMenu } from './types';

function Item({ action, close }: { action: RowAction; close: () => void }) {
  const { label, to, state, onSelect, isDestructive = false } = action;
  const sx = isDestructive ? { color: 'error.main' } : {};
  if (to)
    return (
      <MenuItem component={Link} to={to} state={state} onClick={close} sx={sx}>
        {label}
      </MenuItem>
    );
  const select = () => {
    close();
    onSelect?.();
  };
  return (
    <MenuItem onClick={select} sx={sx}>
      {label}
    </MenuItem>
  );
}

function MoreMenu({ of, actions }: RowMenu) {
  const text = useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const inOrder = [
    ...actions.filter(({ isDestructive }) => !isDestructive),
    ...actions.filter(({ isDestructive }) => isDestructive),
  ];
  return (
    <>
      <IconButton
        size="small"
        aria-label={text('rowMenu', { name: of })}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {inOrder.map((action) => (
          <Item key={action.label} action={action} close={close} />
        ))}
      </Menu>
    </>
  );
}

function RowButton({ label, to, onSelect, button }: RowAction): ReactNode {
  const where = to ? { component: Link, to } : { onClick: onSelect };
  return (
    <Button size="small" variant="outlined" aria-label={button?.spoken} {...where}>
      {label}
    </Button>
  );
}

/** The menu of a row, and beside it the buttons of what is done all day. */
export function RowActions({ of, actions }: RowMenu) {
  const menu = actions.filter(({ button }) => !button);
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      {actions
        .filter(({ button }) => button)
        .map((action) => (
          <RowButton key={action.label} {...action} />
        ))}
      {menu.length > 0 && <MoreMenu of={of} actions={menu} />}
    </Box>
  );
}

/** The last column: the menu of each row, nothing where a row has none. */
export function actionsColumn<T>(rowActions: (row: T) => RowMenu): Column<T> {
  return {
    id: 'actions',
    header: now('rowActions'),
    align: 'right',
    onCard: 'menu',
    width: '1px',
    cell: (row) => {
      const menu = rowActions(row);
      return menu.actions.length > 0 ? <RowActions {...menu} /> : null;
    },
  };
}
