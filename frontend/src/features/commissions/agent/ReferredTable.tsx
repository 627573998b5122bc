import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import { readParams, sortedBy } from '@/lib/queryParams';
import type { UserResponse } from '@/api/generated';
import { fullName } from '@/access/user';
import { DateTime } from '@/ui/data';
import { withData } from '@/ui/feedback';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { paths } from '@/lib/paths';
import { roleName } from '@/lib/roleNames';
import { useText } from './messages';

/** To the link and the code, which stand on the dashboard. */
export function ShareLink() {
  const text = useText();
  return (
    <Button component={Link} to={paths.dashboard.agent} variant="contained">
      {text('shareLink')}
    </Button>
  );
}

interface ReferredTableProps {
  agentId: number;
  /** Only those who joined as this. */
  role?: 'sub-agent';
  /** Only the latest ones, without search and pages. */
  latest?: number;
}

const FILTERS = ['q'] as const;
const PARAMS = { sort: sortedBy('created', 'name') };

/** The people who joined through this agent: names and dates, nothing to contact them by. */
export function ReferredTable({ agentId, role, latest }: ReferredTableProps) {
  const text = useText();
  const table = useTableState({
    filters: FILTERS,
    ...(latest ? { prefix: 'joined', pageSize: latest } : { defaultSort: '-created' }),
  });
  const paging = latest ? { limit: latest } : readParams(table.args, PARAMS);
  const list = api.useListUsersQuery({
    ...paging,
    referredBy: agentId,
    ...(role ? { role } : {}),
  });
  const shown = latest && list.data ? { ...list.data, next: null } : list.data;
  const columns: Column<UserResponse>[] = [
    { id: 'name', header: text('name'), sort: 'name', onCard: 'title', cell: fullName },
    {
      id: 'role',
      header: text('role'),
      cell: ({ role }) => roleName(role),
    },
    {
      id: 'joined',
      header: text('joined'),
      sort: 'created',
      cell: ({ createdAt }) => <DateTime time={createdAt} />,
    },
  ];
  return (
    <DataTable
      label={text('referrals')}
      table={table}
      list={withData(list, shown)}
      columns={columns}
      rowKey={({ id }) => id}
      {...(latest
        ? {}
        : { filters: [{ kind: 'search' as const, name: 'q' as const, label: text('search') }] })}
      empty={{
        icon: <GroupsIcon />,
        title: text(table.hasFilters ? 'noReferralMatches' : role ? 'noSubAgents' : 'noReferrals'),
        text: !table.hasFilters && text(role ? 'noSubAgentsText' : 'noReferralsText'),
        // On the dashboard, and below the tools for sub-agents, the link is in sight.
        action: !latest && !role && <ShareLink />,
      }}
    />
  );
}
