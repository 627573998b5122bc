import ManageHistoryIcon from '@mui/icons-material/ManageHistoryOutlined';
import { api } from '@/api/enhance';
import type { ActivityResponse } from '@/api/generated';
import { LOGIN_COLUMNS, REPORT_COLUMNS } from '@/features/activity';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { useText } from './messages';

/** Whose entries these are stands above them already. */
function ofOne(columns: readonly Column<ActivityResponse>[]): Column<ActivityResponse>[] {
  return columns
    .filter(({ id }) => id !== 'member' && id !== 'role')
    .map((column) => (column.id === 'action' ? { ...column, onCard: 'title' } : column));
}

const SHOWN = {
  all: { columns: ofOne(REPORT_COLUMNS), label: 'activityLog', args: {} },
  signIns: {
    columns: ofOne(LOGIN_COLUMNS),
    label: 'signIns',
    args: { action: ['login', 'logout'] },
  },
} as const;

/** What somebody did, or when and from where they signed in and out. */
export function PersonActivity({ id, show }: { id: number; show: keyof typeof SHOWN }) {
  const text = useText();
  const { columns, label, args } = SHOWN[show];
  const table = useTableState({ filters: ['from', 'to'] });
  const list = api.useListActivityQuery(
    { ...table.args, ...('action' in args ? { action: [...args.action] } : {}), userId: id },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataTable
      label={text(label)}
      table={table}
      list={list}
      columns={columns}
      rowKey={(entry) => entry.id}
      filters={[
        { kind: 'date', name: 'from', label: text('from') },
        { kind: 'date', name: 'to', label: text('to') },
      ]}
      empty={{ icon: <ManageHistoryIcon />, title: text('noActivity') }}
    />
  );
}
