import { useMemo } from 'react';
import { api } from '@/api/enhance';
import type { RegionsResponse } from '@/api/generated';
import { DataTable, useTableState, type Column } from '@/components/table';
import { formatCount } from '@/lib/counts';
import { text as now, useText } from './messages';

interface RegionRow {
  /** `none`: whose profile names no place of a region. */
  id: 'usa' | 'canada' | 'europe' | 'asia' | 'none';
  dealers: number;
  agents: number;
}

const COLUMNS: readonly Column<RegionRow>[] = [
  { id: 'region', header: now('region'), onCard: 'title', cell: ({ id }) => now(`region_${id}`) },
  {
    id: 'dealers',
    header: now('dealers'),
    align: 'right',
    cell: ({ dealers }) => formatCount(dealers),
  },
  {
    id: 'agents',
    header: now('agents'),
    align: 'right',
    cell: ({ agents }) => formatCount(agents),
  },
];

function rowsOf({ regions, dealersElsewhere, agentsElsewhere }: RegionsResponse): RegionRow[] {
  const rows: RegionRow[] = regions.map(({ region, dealerCount, agentCount }) => ({
    id: region,
    dealers: dealerCount,
    agents: agentCount,
  }));
  const isSomebodyElsewhere = dealersElsewhere + agentsElsewhere > 0;
  return isSomebodyElsewhere
    ? [...rows, { id: 'none', dealers: dealersElsewhere, agents: agentsElsewhere }]
    : rows;
}

/** How many dealers and agents buy in each region. */
export function RegionTable() {
  const text = useText();
  const table = useTableState({ prefix: 'regions' });
  const { data, ...list } = api.useListRegionsQuery();
  const page = useMemo(() => {
    if (!data) return undefined;
    const items = rowsOf(data);
    return { items, total: items.length, next: null };
  }, [data]);
  return (
    <DataTable
      label={text('regions')}
      table={table}
      list={{ ...list, data: page }}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      empty={{ title: text('regions') }}
    />
  );
}
