import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ChartCard, type ChartSeries } from '@/ui/charts';
import { PRIORITIES, priorityWord } from '@/features/issues/shared/priorities';
import { describeStatus } from '@/ui/status';
import type { Column } from '@/ui/table';
import { PlainTable } from '@/ui/table/PlainTable';
import { formatCount } from '@/lib/counts';
import { Bars } from './Bars';
import { issuePoints, openIssues, type TeamFigures } from './figures';
import { text as now, useText } from './messages';

interface PartProps {
  figures: TeamFigures;
}

export function OrdersByStatus({ figures }: PartProps) {
  const text = useText();
  return (
    <Bars
      title={text('ordersByStatus')}
      rows={figures.ordersByStatus.map(({ status, orders }) => ({
        id: status,
        label: describeStatus('order', status).label,
        value: orders,
      }))}
    />
  );
}

export function IssuesByPriority({ figures }: PartProps) {
  const text = useText();
  return (
    <Bars
      title={text('issuesByPriority', { count: openIssues(figures) })}
      rows={PRIORITIES.map((priority) => ({
        id: priority,
        label: priorityWord(priority),
        value: figures.openIssues.find((open) => open.priority === priority)?.issues ?? 0,
      }))}
    />
  );
}

const SERIES: readonly ChartSeries[] = [
  { id: 'issues', label: now('reports'), colour: 'warning.main' },
];

export function IssuesPerDay({ figures }: PartProps) {
  const text = useText();
  const count = figures.issuesPerDay.reduce((sum, { issues }) => sum + issues, 0);
  return (
    <ChartCard
      title={text('issuesPerDay')}
      label={text('issuesPerDayText', { count })}
      points={issuePoints(figures)}
      series={SERIES}
      format={formatCount}
    />
  );
}

type Person = TeamFigures['processedByPerson'][number];
const PEOPLE: readonly Column<Person>[] = [
  {
    id: 'name',
    header: now('person'),
    onCard: 'title',
    sortBy: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    id: 'orders',
    header: now('ordersDone'),
    align: 'right',
    sortBy: ({ orders }) => orders,
    cell: ({ orders }) => formatCount(orders),
  },
  {
    id: 'picks',
    header: now('picksDone'),
    align: 'right',
    sortBy: ({ picks }) => picks,
    cell: ({ picks }) => formatCount(picks),
  },
];

export function People({ figures }: PartProps) {
  const text = useText();
  const { processedByPerson: people } = figures;
  return (
    <Card component="section" aria-label={text('people')} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {text('people')}
      </Typography>
      {people.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('noPeople')}
        </Typography>
      ) : (
        <PlainTable
          label={text('people')}
          columns={PEOPLE}
          rows={people}
          rowKey={({ userId }) => userId}
        />
      )}
    </Card>
  );
}
