import ReportIcon from '@mui/icons-material/ReportProblemOutlined';
import { api } from '@/api/enhance';
import { asId, oneOf, readParams, sortedBy } from '@/lib/queryParams';
import { useSession } from '@/access/useSession';
import { ExportButton } from '@/ui/data/ExportButton';
import { statusOptions, statusesOf } from '@/ui/status';
import { DataTable, useTableState, type Filter } from '@/ui/table';
import { usePolling } from '@/lib/hooks/usePolling';
import { issueColumns } from './issueColumns';
import { useText } from './messages';
import { PRIORITIES, priorityOptions } from './priorities';

const NAMES = ['q', 'status', 'priority', 'assignedTo'] as const;
type Name = (typeof NAMES)[number];
const PARAMS = {
  status: oneOf(statusesOf('issue')),
  priority: oneOf(PRIORITIES),
  assignedTo: asId,
  sort: sortedBy('created', 'priority'),
};

/** All issues, the newest first until another order is wanted; new ones and decisions of others appear by themselves. */
export function IssueTable() {
  const text = useText();
  const { user } = useSession();
  const pollingInterval = usePolling();
  const table = useTableState({ filters: NAMES, prefix: 'issues', defaultSort: '-created' });
  const args = readParams(table.args, PARAMS);
  const list = api.useListIssuesQuery(args, {
    pollingInterval,
    refetchOnMountOrArgChange: true,
  });
  const filters: Filter<Name>[] = [
    { kind: 'search', name: 'q', label: text('search') },
    { kind: 'select', name: 'status', label: text('status'), options: statusOptions('issue') },
    { kind: 'select', name: 'priority', label: text('priority'), options: priorityOptions() },
    {
      kind: 'select',
      name: 'assignedTo',
      label: text('assignee'),
      all: text('anybody'),
      options: user ? [{ value: String(user.id), label: text('me') }] : [],
    },
  ];
  return (
    <DataTable
      label={text('issues')}
      table={table}
      list={list}
      columns={issueColumns}
      rowKey={({ id }) => id}
      tools={<ExportButton name="issues" filters={args} />}
      filters={filters}
      empty={{
        icon: <ReportIcon />,
        title: text(table.hasFilters ? 'noMatches' : 'noIssues'),
        ...(table.hasFilters ? {} : { text: text('noIssuesText') }),
      }}
    />
  );
}
