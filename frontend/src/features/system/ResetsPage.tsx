import LockResetIcon from '@mui/icons-material/LockResetOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { api } from '@/api/enhance';
import type { PasswordResetResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { Page } from '@/ui/page/Page';
import { Status, statusOptions } from '@/ui/status';
import { DataTable, useTableState, type Column, type RowMenu } from '@/ui/table';
import { roleName } from '@/lib/roleNames';
import { text as now, useText } from './messages';
import {
  hasLink,
  LinkDialog,
  resetActions,
  ResetDialog,
  type HandedOver,
  type ResetAction,
} from './ResetDialog';

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
const RESET_COLUMNS: readonly Column<PasswordResetResponse>[] = [
  {
    id: 'person',
    header: now('person'),
    onCard: 'title',
    cell: ({ fullName, email }) => (
      <Lines first={<Box sx={{ fontWeight: 600 }}>{fullName}</Box>} second={email} />
    ),
  },
  {
    id: 'role',
    header: now('role'),
    cell: ({ role, username }) => <Lines first={roleName(role)} second={username} />,
  },
  {
    id: 'state',
    header: now('state'),
    onCard: 'status',
    cell: ({ state, note }) => <Lines first={<Status of="reset" value={state} />} second={note} />,
  },
  {
    id: 'requested',
    header: now('requested'),
    cell: ({ requestedAt, address }) => (
      <Lines first={<DateTime time={requestedAt} />} second={address} />
    ),
  },
  {
    id: 'expires',
    header: now('expires'),
    cell: ({ expiresAt, state }) => (hasLink(state) ? <DateTime time={expiresAt} /> : '—'),
  },
  {
    id: 'decided',
    header: now('decided'),
    cell: ({ decidedByName, decidedAt }) =>
      decidedByName ? <Lines first={decidedByName} second={<DateTime time={decidedAt} />} /> : '—',
  },
];

/** Actions for a request: a button to answer it, and a menu entry to refuse it. */
function resetMenu(request: PasswordResetResponse, onAct: OnAct): RowMenu {
  const name = request.fullName;
  return {
    of: name,
    actions: resetActions(request).map((action) => ({
      label: now(action),
      onSelect: () => onAct(action, request),
      ...(action === 'refuse'
        ? { isDestructive: true }
        : { button: { spoken: now(`${action}Named`, { name }) } }),
    })),
  };
}

interface Asked {
  action: ResetAction;
  request: PasswordResetResponse;
}

/** Everybody who asked for a new password. */
export default function ResetsPage() {
  const text = useText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [made, setMade] = useState<HandedOver | null>(null);
  const table = useTableState({ filters: ['state'] });
  const { state, ...args } = table.args;
  const list = api.useListPasswordResetsQuery(
    { ...args, ...(state ? { state: state } : {}) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Page title={text('resets')} description={text('resetsText')}>
      <DataTable
        label={text('resets')}
        table={table}
        list={list}
        columns={RESET_COLUMNS}
        rowKey={({ id }) => id}
        rowActions={(row) => resetMenu(row, (action, request) => setAsked({ action, request }))}
        filters={[
          {
            kind: 'select',
            name: 'state',
            label: text('state'),
            all: text('allStates'),
            options: statusOptions('reset'),
          },
        ]}
        empty={{
          icon: <LockResetIcon />,
          title: text(table.hasFilters ? 'noResetMatches' : 'noResets'),
          ...(table.hasFilters ? {} : { text: text('noResetsText') }),
        }}
      />
      {asked && <ResetDialog {...asked} onLink={setMade} onClose={() => setAsked(null)} />}
      {made && <LinkDialog made={made} onClose={() => setMade(null)} />}
    </Page>
  );
}
