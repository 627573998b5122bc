import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { api } from '@/api/enhance';
import type { MonthTrade, RegionName } from '@/api/generated';
import { Money } from '@/ui/data';
import { withData } from '@/ui/feedback';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { formatCount } from '@/lib/counts';
import { unpricedOf } from './figures';
import { text as now, useText } from '../messages';
import { regionName } from '../regions';

interface RegionRow {
  /** `none`: whose profile names no place of a region. */
  id: RegionName | 'none';
  dealers: number;
  agents: number;
  dealerTrade: MonthTrade;
  agentTrade: MonthTrade;
  /** Products without a price here, for dealers and for agents. */
  unpriced: [number, number] | null;
}

function Trade({ trade }: { trade: MonthTrade }) {
  return (
    <Box>
      <Money amount={trade.revenue} />
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {now('ordersCount', { count: trade.orders })}
      </Typography>
    </Box>
  );
}

const COLUMNS: readonly Column<RegionRow>[] = [
  {
    id: 'region',
    header: now('region'),
    onCard: 'title',
    cell: ({ id }) => (id === 'none' ? now('region_none') : regionName(id)),
  },
  {
    id: 'dealers',
    header: now('dealers'),
    align: 'right',
    cell: ({ dealers }) => formatCount(dealers),
  },
  {
    id: 'dealerTrade',
    header: now('dealersBought'),
    align: 'right',
    cell: ({ dealerTrade }) => <Trade trade={dealerTrade} />,
  },
  {
    id: 'agents',
    header: now('agents'),
    align: 'right',
    cell: ({ agents }) => formatCount(agents),
  },
  {
    id: 'agentTrade',
    header: now('agentsBought'),
    align: 'right',
    cell: ({ agentTrade }) => <Trade trade={agentTrade} />,
  },
  {
    id: 'unpriced',
    header: now('unpriced'),
    align: 'right',
    cell: ({ unpriced }) =>
      unpriced
        ? now('unpricedOf', { dealers: formatCount(unpriced[0]), agents: formatCount(unpriced[1]) })
        : '—',
  },
];

/** Who buys in each region, how much of it this month, and which prices are missing there. */
export function RegionTable() {
  const text = useText();
  const table = useTableState({ prefix: 'regions' });
  const list = api.useGetWholesalerFiguresQuery();
  const { data } = list;
  const page = useMemo(() => {
    if (!data) return undefined;
    const items = data.regions
      .map(({ region, ...figures }): RegionRow => ({
        ...figures,
        id: region ?? 'none',
        unpriced: region
          ? [unpricedOf(data, 'dealer', region), unpricedOf(data, 'agent', region)]
          : null,
      }))
      .filter(({ id, dealers, agents }) => id !== 'none' || dealers + agents > 0);
    return { items, total: items.length, next: null };
  }, [data]);
  return (
    <DataTable
      label={text('regions')}
      table={table}
      list={withData(list, page)}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      empty={{ title: text('regions') }}
    />
  );
}
