import Box from '@mui/material/Box';
import { api } from '@/api/enhance';
import type { ActivityResponse } from '@/api/generated';
import { useSession } from '@/access/useSession';
import { actionLabel } from '@/features/activity';
import { DateTime } from '@/ui/data';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { deviceName } from '@/lib/device';
import { text as now, useText } from './messages';

const COLUMNS: readonly Column<ActivityResponse>[] = [
  { id: 'time', header: now('time'), cell: ({ timestamp }) => <DateTime time={timestamp} /> },
  {
    id: 'action',
    header: now('action'),
    onCard: 'title',
    cell: ({ action }) => actionLabel(action),
  },
  {
    id: 'description',
    header: now('what'),
    cell: ({ description }) => <Box sx={{ overflowWrap: 'anywhere' }}>{description}</Box>,
  },
  { id: 'device', header: now('device'), cell: ({ userAgent }) => deviceName(userAgent) ?? '—' },
  { id: 'address', header: now('ipAddress'), cell: ({ ipAddress }) => ipAddress ?? '—' },
];

/** What the person did, the latest first; admin and owner see only their own part of it here. */
export function ActivityList() {
  const text = useText();
  const { user } = useSession();
  const table = useTableState({ prefix: 'activity', filters: ['from', 'to'] });
  const list = api.useListActivityQuery(
    { ...table.args, ...(user ? { userId: user.id } : {}) },
    { skip: !user },
  );
  return (
    <DataTable
      label={text('activity')}
      table={table}
      list={list}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      filters={[
        { kind: 'date', name: 'from', label: text('from') },
        { kind: 'date', name: 'to', label: text('to') },
      ]}
      empty={{ title: text('noActivity') }}
    />
  );
}
