import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import type { ManagementResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { Page } from '@/ui/page/Page';
import { PageTabs } from '@/ui/page/PageTabs';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { paths } from '@/lib/paths';
import { dashboardPath } from '@/lib/roles';
import { EmployeeList } from './EmployeeList';
import { text as now, useText } from './messages';

const ACTIONS = ['activate', 'deactivate', 'position', 'access'] as const;

function isAction(name: string): name is (typeof ACTIONS)[number] {
  return ACTIONS.some((action) => action === name);
}

const COLUMNS: readonly Column<ManagementResponse>[] = [
  {
    id: 'date',
    header: now('date'),
    cell: ({ timestamp }) => <DateTime time={timestamp} show="full" />,
  },
  {
    id: 'employee',
    header: now('employee'),
    onCard: 'title',
    cell: ({ employee }) => `${employee.firstName} ${employee.lastName}`,
  },
  {
    id: 'action',
    header: now('action'),
    cell: ({ action }) => (isAction(action) ? now(`action.${action}`) : action),
  },
  {
    id: 'managedBy',
    header: now('managedBy'),
    cell: ({ managedBy }) =>
      managedBy ? `${managedBy.firstName} ${managedBy.lastName}` : now('system'),
  },
  { id: 'reason', header: now('reasonColumn'), cell: ({ reason }) => reason },
];

/** Every decision about an employee, the latest first. */
function HistoryList() {
  const text = useText();
  const table = useTableState({ prefix: 'history' });
  const list = api.useListManagementHistoryQuery(table.args);
  return (
    <DataTable
      label={text('historyTab')}
      table={table}
      list={list}
      columns={COLUMNS}
      rowKey={(entry) => entry.id}
      empty={{ title: text('noHistory') }}
    />
  );
}

/** The owner's page about the company's people. */
export default function EmployeeManagementPage() {
  const text = useText();
  const { user } = useSession();
  const back = (
    <Button
      component={Link}
      to={user ? dashboardPath(user) : paths.dashboard.manufacturer}
      color="inherit"
      startIcon={<ArrowBackIcon />}
    >
      {text('back')}
    </Button>
  );
  return (
    <Page title={text('title')} description={text('description')} action={back}>
      <PageTabs
        label={text('tabs')}
        tabs={[
          { id: 'list', label: text('listTab'), content: <EmployeeList /> },
          { id: 'history', label: text('historyTab'), content: <HistoryList /> },
        ]}
      />
    </Page>
  );
}
