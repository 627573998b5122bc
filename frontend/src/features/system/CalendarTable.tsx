import Card from '@mui/material/Card';
import type { RecurringJob } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { LinesSkeleton } from '@/ui/feedback';
import type { Column } from '@/ui/table';
import { PlainTable } from '@/ui/table/PlainTable';
import { text as now, useText } from './messages';
import { jobTitle } from './names';

const COLUMNS: readonly Column<RecurringJob>[] = [
  { id: 'job', header: now('job'), onCard: 'title', cell: jobTitle },
  { id: 'every', header: now('rhythm'), cell: ({ every }) => now(`every.${every}`) },
  {
    id: 'next',
    header: now('nextRun'),
    cell: ({ nextRun }) => <DateTime time={nextRun} show="full" />,
  },
];

/** What runs by the calendar, and when next. */
export function CalendarTable({ recurring }: { recurring: readonly RecurringJob[] | undefined }) {
  const text = useText();
  if (!recurring) return <LinesSkeleton count={4} height={48} />;
  return (
    <Card>
      <PlainTable
        label={text('calendar')}
        columns={COLUMNS}
        rows={recurring}
        rowKey={({ kind }) => kind}
      />
    </Card>
  );
}
