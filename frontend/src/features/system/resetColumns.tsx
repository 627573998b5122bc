import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PasswordResetResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { Status } from '@/ui/status';
import type { Column } from '@/ui/table';
import { roleName } from '@/lib/roleNames';
import { text } from './messages';
import { hasLink, resetActions, type ResetAction } from './resets';

type OnAct = (action: ResetAction, request: PasswordResetResponse) => void;

function Actions({ request, onAct }: { request: PasswordResetResponse; onAct: OnAct }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, justifyContent: 'flex-end' }}>
      {resetActions(request).map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === 'refuse' ? 'text' : 'outlined'}
          color={action === 'refuse' ? 'error' : 'primary'}
          onClick={() => onAct(action, request)}
          aria-label={text(`${action}Named`, { name: request.fullName })}
        >
          {text(action)}
        </Button>
      ))}
    </Box>
  );
}

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
export function resetColumns(onAct: OnAct): Column<PasswordResetResponse>[] {
  return [
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
      cell: ({ state, note }) => (
        <Lines first={<Status of="reset" value={state} />} second={note} />
      ),
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
        decidedByName ? (
          <Lines first={decidedByName} second={<DateTime time={decidedAt} />} />
        ) : (
          '—'
        ),
    },
    {
      id: 'actions',
      header: text('actions'),
      align: 'right',
      onCard: 'actions',
      cell: (request) =>
        resetActions(request).length > 0 ? <Actions request={request} onAct={onAct} /> : null,
    },
  ];
}
