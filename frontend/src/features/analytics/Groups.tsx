import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SalesGroupResponse, SalesResponse } from '@/api/generated';
import type { Column } from '@/ui/table';
import { PlainTable } from '@/ui/table/PlainTable';
import { formatCount, formatPercent, formatShare } from '@/lib/counts';
import { Behind } from './Behind';
import { changeOf, FIGURES, shareOf, sizeOf, wordsOf, type Figure } from './figures';
import { groupName } from './groupName';
import { ordersOfGroup, type Lists, type Side } from './links';
import { text as now, useText } from './messages';

interface GroupsProps {
  sales: SalesResponse;
  figure: Figure;
  side: Side;
  lists: Lists;
}

/** A group, or all of them together: the last line. */
type Line = SalesGroupResponse & { isTotal?: true };

function Change({ group, figure }: { group: Line; figure: Figure }) {
  const percent = group.previous ? changeOf(group, group.previous, figure) : undefined;
  if (percent === undefined) return '—';
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatPercent(Math.abs(percent))}`;
}

function columnsOf({ sales, figure, side, lists }: GroupsProps): Column<Line>[] {
  const whole = sizeOf(sales.total, 'revenue');
  const changed: Column<Line> = {
    id: 'change',
    header: `${now('change')} (${now(figure)})`,
    align: 'right',
    sortBy: (group) => group.previous && changeOf(group, group.previous, figure),
    cell: (group) => <Change group={group} figure={figure} />,
  };
  return [
    {
      id: 'name',
      header: now(side),
      onCard: 'title',
      sortBy: (group) => groupName(side, group),
      cell: (group) => (
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {group.isTotal ? (
            group.label
          ) : (
            <Behind to={ordersOfGroup(lists, sales, side, group.key)}>
              {groupName(side, group)}
            </Behind>
          )}
        </Box>
      ),
    },
    ...FIGURES.map((name) => ({
      id: name,
      header: now(name),
      align: 'right' as const,
      sortBy: (group: Line) => sizeOf(group, name),
      cell: (group: Line) => (group.isTotal ? <b>{wordsOf(group, name)}</b> : wordsOf(group, name)),
    })),
    {
      id: 'share',
      header: now('share'),
      align: 'right',
      sortBy: (group) => sizeOf(group, 'revenue'),
      cell: (group) => formatShare(shareOf(sizeOf(group, 'revenue'), whole)),
    },
    ...(sales.previous ? [changed] : []),
  ];
}

/** All figures of all groups, and their totals. */
export function Groups(props: GroupsProps) {
  const text = useText();
  const { groups, groupCount } = props.sales;
  if (groups.length === 0) return null;
  const label = text('groups');
  const { total, previous } = props.sales;
  const sum: Line = {
    ...total,
    ...(previous ? { previous } : {}),
    label: text('total'),
    isTotal: true,
  };
  const lines: Line[] = [...groups, sum];
  return (
    <Card component="section" aria-label={label}>
      <Box sx={{ px: 2.5, pt: 2, pb: 1 }}>
        <Typography variant="h4" component="h2">
          {label}
        </Typography>
        {groupCount > groups.length && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('largest', { shown: formatCount(groups.length), count: formatCount(groupCount) })}
          </Typography>
        )}
      </Box>
      <PlainTable
        label={label}
        columns={columnsOf(props)}
        rows={lines}
        isLast={({ isTotal }) => isTotal === true}
        rowKey={({ key, isTotal }) => (isTotal ? ' ' : (key ?? ''))}
      />
    </Card>
  );
}
