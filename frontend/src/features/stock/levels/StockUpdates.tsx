import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { api } from '@/api/enhance';
import type { StockUpdateResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { withData } from '@/ui/feedback';
import { DataTable, useTableState, type Column, type ListResult } from '@/ui/table';
import { formatCount } from '@/lib/counts';
import { usePolling } from '@/lib/hooks/usePolling';
import { ALERT_BELOW } from '@/lib/stock';
import { text as now, useText } from './messages';
import { NameAndSku } from './stockColumns';
import { StockLevelChip } from './StockLevelChip';

const COLUMNS: readonly Column<StockUpdateResponse>[] = [
  { id: 'when', header: now('when'), cell: ({ updatedAt }) => <DateTime time={updatedAt} /> },
  {
    id: 'product',
    header: now('product'),
    onCard: 'title',
    cell: ({ productName, productSku }) => <NameAndSku name={productName} sku={productSku} />,
  },
  {
    id: 'newStock',
    header: now('newStock'),
    align: 'right',
    cell: ({ newStock }) => formatCount(newStock),
  },
  {
    id: 'level',
    header: now('level'),
    onCard: 'status',
    cell: ({ newStock }) => <StockLevelChip pieces={newStock} />,
  },
  { id: 'by', header: now('by'), cell: ({ updatedByName }) => updatedByName ?? now('platform') },
  { id: 'reason', header: now('reason'), cell: ({ reason }) => reason ?? '—' },
];

interface StockUpdatesProps {
  pageSize?: number;
  /** Only those that left fewer pieces than the alert mark, of the latest ones. */
  alertsOnly?: boolean;
  emptyTitle?: string;
  emptyText?: string;
}

/** As many as one answer holds; the alerts are picked from these. */
const LATEST = 200;

function alerts(list: ListResult<StockUpdateResponse>): ListResult<StockUpdateResponse> {
  if (!list.data) return list;
  const items = list.data.items.filter(({ newStock }) => newStock < ALERT_BELOW);
  return withData(list, { items, total: items.length, next: null });
}

/** Who set which stock to what, the latest first; new ones appear by themselves. */
export function StockUpdates(props: StockUpdatesProps) {
  const { pageSize = 25, alertsOnly = false, emptyTitle, emptyText } = props;
  const text = useText();
  const pollingInterval = usePolling();
  const table = useTableState({ prefix: 'updates', pageSize: alertsOnly ? LATEST : pageSize });
  const list = api.useListStockUpdatesQuery(table.args, { pollingInterval });
  return (
    <DataTable
      label={text('updates')}
      table={table}
      list={alertsOnly ? alerts(list) : list}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      empty={{
        icon: <HistoryIcon />,
        title: emptyTitle ?? text('noUpdates'),
        text: emptyText ?? text('noUpdatesText'),
      }}
    />
  );
}
