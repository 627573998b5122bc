import PriceChangeIcon from '@mui/icons-material/PriceChangeOutlined';
import { Link as RouterLink } from 'react-router-dom';
import Link from '@mui/material/Link';
import { api } from '@/api/enhance';
import type { PriceChangeResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { withData } from '@/ui/feedback';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { formatCount } from '@/lib/counts';
import { paths } from '@/lib/paths';
import { text as now, useText } from '../messages';

const HISTORY = {
  dealer: `${paths.wholesaler.dealerPricing}?tab=history`,
  agent: `${paths.wholesaler.agentPricing}?tab=history`,
} as const;

const COLUMNS: readonly Column<PriceChangeResponse>[] = [
  {
    id: 'change',
    header: now('change'),
    onCard: 'title',
    cell: ({ id, audience, note }) => (
      <Link component={RouterLink} to={HISTORY[audience]}>
        #{id} {note ?? now(`changeOf_${audience}`)}
      </Link>
    ),
  },
  { id: 'audience', header: now('audience'), cell: ({ audience }) => now(`of_${audience}`) },
  {
    id: 'count',
    header: now('pricesChanged'),
    align: 'right',
    cell: ({ cellCount }) => formatCount(cellCount),
  },
  { id: 'by', header: now('changedBy'), cell: ({ actorName }) => actorName ?? '—' },
  { id: 'time', header: now('changedAt'), cell: ({ createdAt }) => <DateTime time={createdAt} /> },
];

/** The newest changes of regional prices, of either audience. */
export function LatestChanges() {
  const text = useText();
  const list = api.useGetWholesalerFiguresQuery();
  const items = list.data?.newestChanges;
  const table = useTableState({ prefix: 'changes', pageSize: items?.length ?? 1 });
  return (
    <DataTable
      label={text('latestChanges')}
      table={table}
      list={withData(list, items && { items, total: items.length, next: null })}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      empty={{
        icon: <PriceChangeIcon />,
        title: text('noChanges'),
        text: text('noChangesText'),
      }}
    />
  );
}
