import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PasswordResetResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { Status } from '@/ui/status';
import type { Column, RowMenu } from '@/ui/table';
import { roleName } from '@/lib/roleNames';
import { text } from './messages';
import { hasLink, resetActions, type ResetAction } from './useResets';

type OnAct = (action: ResetAction, request: PasswordResetResponse) => void;

/** A line and a lesser one below it. */
function Lines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      {first}
      {second && (
        <Typography
          variant="body2"
          component="div"
          sx={{ color: 'text.secondary', overflowWrap: 'break-word' }}
        >
          {second}
        </Typography>
      )}
    </>
  );
}

/** Columns of the queue of password resets. */
export const RESET_COLUMNS: readonly Column<PasswordResetResponse>[] = [
  {
    id: 'person',
    header: text('person'),
    onCard: 'title',
    cell: ({ fullName, email }) => (
      <Lines first={<Box sx={{ fontWeight: 600 }}>{fullName}</Box>} second={email} />
    ),
  },
  {
    id: 'role',
    header: text('role'),
    cell: ({ role, username }) => <Lines first={roleName(role)} second={username} />,
  },
  {
    id: 'state',
    header: text('state'),
    onCard: 'status',
    cell: ({ state, note }) => <Lines first={<Status of="reset" value={state} />} second={note} />,
  },
  {
    id: 'requested',
    header: text('requested'),
    cell: ({ requestedAt, address }) => (
      <Lines first={<DateTime time={requestedAt} />} second={address} />
    ),
  },
  {
    id: 'expires',
    header: text('expires'),
    cell: ({ expiresAt, state }) => (hasLink(state) ? <DateTime time={expiresAt} /> : '—'),
  },
  {
    id: 'decided',
    header: text('decided'),
    cell: ({ decidedByName, decidedAt }) =>
      decidedByName ? <Lines first={decidedByName} second={<DateTime time={decidedAt} />} /> : '—',
  },
];

/** Actions for a request: a button to answer it, and a menu entry to refuse it. */
export function resetMenu(request: PasswordResetResponse, onAct: OnAct): RowMenu {
  const name = request.fullName;
  return {
    of: name,
    actions: resetActions(request).map((action) => ({
      label: text(action),
      onSelect: () => onAct(action, request),
      ...(action === 'refuse'
        ? { isDestructive: true }
        : { button: { spoken: text(`${action}Named`, { name }) } }),
    })),
  };
}
