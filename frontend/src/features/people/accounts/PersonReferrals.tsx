import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { ExportButton } from '@/ui/data/ExportButton';
import { Status } from '@/ui/status';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { paths } from '@/lib/paths';
import { readParams, sortedBy } from '@/lib/queryParams';
import { roleName } from '@/lib/roleNames';
import { text as now, useText } from './messages';

const PARAMS = { sort: sortedBy('created', 'name') };

const COLUMNS: readonly Column<UserResponse>[] = [
  {
    id: 'name',
    header: now('name'),
    sort: 'name',
    onCard: 'title',
    cell: ({ id, fullName, username }) => (
      <Link component={RouterLink} to={paths.admin.account(id)}>
        {fullName ?? username}
      </Link>
    ),
  },
  { id: 'role', header: now('role'), cell: ({ role }) => roleName(role) },
  {
    id: 'account',
    header: now('account'),
    onCard: 'status',
    cell: ({ isActive }) => <Status of="account" value={isActive ? 'active' : 'inactive'} />,
  },
  {
    id: 'joined',
    header: now('joined'),
    sort: 'created',
    cell: ({ createdAt }) => <DateTime time={createdAt} />,
  },
];

/** Who joined through this agent. */
export function PersonReferrals({ id }: { id: number }) {
  const text = useText();
  const table = useTableState({ filters: ['q'], defaultSort: '-created' });
  const args = { ...readParams(table.args, PARAMS), referredBy: id };
  const list = api.useListUsersQuery(args);
  return (
    <DataTable
      label={text('referrals')}
      table={table}
      list={list}
      columns={COLUMNS}
      rowKey={(user) => user.id}
      filters={[{ kind: 'search', name: 'q', label: text('search') }]}
      tools={<ExportButton name="users" filters={args} />}
      empty={{
        icon: <GroupsIcon />,
        title: text(table.hasFilters ? 'noUsers' : 'noReferrals'),
      }}
    />
  );
}
