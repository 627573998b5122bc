import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import { asBoolean, readParams, sortedBy } from '@/lib/queryParams';
import type { UserResponse } from '@/api/generated';
import { useLivePolling } from '@/features/notices';
import { DateTime } from '@/ui/data';
import { ExportButton } from '@/ui/data/ExportButton';
import { Page } from '@/ui/page/Page';
import { Status, statusOptions } from '@/ui/status';
import { DataTable, useTableState, type Column, type Filter, type RowMenu } from '@/ui/table';
import { paths } from '@/lib/paths';
import { roleName } from '@/lib/roleNames';
import { ROLES } from '@/lib/roles';
import { AccessDialog, accountBulk, switchOf } from './AccessDialog';
import { text as now, useText } from './messages';

const FILTERS = ['q', 'role', 'verificationStatus', 'isActive'] as const;
type FilterName = (typeof FILTERS)[number];
const PARAMS = { isActive: asBoolean, sort: sortedBy('created', 'name') };

/** Columns of the directory. */
const ACCOUNT_COLUMNS: readonly Column<UserResponse>[] = [
  {
    id: 'name',
    header: now('name'),
    sort: 'name',
    onCard: 'title',
    cell: (user) => (
      <Box>
        <Link
          component={RouterLink}
          to={paths.admin.account(user.id)}
          sx={{ fontWeight: 600, display: 'block' }}
        >
          {user.fullName ?? user.username}
        </Link>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {user.companyName ?? user.email}
        </Typography>
      </Box>
    ),
  },
  {
    id: 'role',
    header: now('role'),
    cell: (user) => roleName(user.role),
  },
  {
    id: 'verification',
    header: now('verification'),
    onCard: 'status',
    cell: (user) => <Status of="verification" value={user.verificationStatus} />,
  },
  {
    id: 'account',
    header: now('account'),
    onCard: 'status',
    cell: (user) => <Status of="account" value={user.isActive ? 'active' : 'inactive'} />,
  },
  {
    id: 'registered',
    header: now('registered'),
    sort: 'created',
    cell: (user) => <DateTime time={user.createdAt} />,
  },
];

/** What can be done with an account; the admin's own cannot be switched off. */
function accountMenu(
  user: UserResponse,
  ownId: number | undefined,
  onChange: (user: UserResponse) => void,
): RowMenu {
  const { id, fullName, username } = user;
  const verb = id === ownId ? undefined : switchOf(user);
  return {
    of: fullName ?? username,
    actions: [
      { label: now('open'), to: paths.admin.account(id) },
      ...(verb
        ? [
            {
              label: now(verb),
              onSelect: () => onChange(user),
              isDestructive: verb === 'deactivate',
            },
          ]
        : []),
    ],
  };
}

/** Every account of the platform. */
export default function AccountsPage() {
  const text = useText();
  const { user: own } = useSession();
  const [changing, setChanging] = useState<UserResponse | null>(null);
  const table = useTableState({ filters: FILTERS, defaultSort: '-created' });
  const args = readParams(table.args, PARAMS);
  const list = api.useListUsersQuery(args, {
    refetchOnMountOrArgChange: true,
    pollingInterval: useLivePolling(),
  });
  const filters: Filter<FilterName>[] = [
    { kind: 'search', name: 'q', label: text('search') },
    {
      kind: 'select',
      name: 'role',
      label: text('role'),
      all: text('allRoles'),
      options: ROLES.map((role) => ({ value: role, label: roleName(role) })),
    },
    {
      kind: 'select',
      name: 'verificationStatus',
      label: text('verification'),
      all: text('allStates'),
      options: statusOptions('verification'),
    },
    {
      kind: 'select',
      name: 'isActive',
      label: text('account'),
      options: [
        { value: 'true', label: text('active') },
        { value: 'false', label: text('inactive') },
      ],
    },
  ];
  return (
    <Page title={text('directoryTitle')} description={text('directoryText')}>
      <DataTable
        label={text('directoryTitle')}
        table={table}
        list={list}
        columns={ACCOUNT_COLUMNS}
        rowKey={(user) => user.id}
        rowActions={(user) => accountMenu(user, own?.id, setChanging)}
        bulk={accountBulk(own?.id)}
        filters={filters}
        tools={<ExportButton name="users" filters={args} />}
        empty={{ title: text('noUsers') }}
      />
      {changing && <AccessDialog user={changing} onClose={() => setChanging(null)} />}
    </Page>
  );
}
