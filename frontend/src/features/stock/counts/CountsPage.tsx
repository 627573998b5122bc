import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { StockCountResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { ExportButton } from '@/ui/data/ExportButton';
import { Page } from '@/ui/page/Page';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { formatCount } from '@/lib/counts';
import { paths } from '@/lib/paths';
import { readParams, sortedBy } from '@/lib/queryParams';
import { text as now, useText } from './messages';
import { useDraft } from './useDraft';

const PARAMS = { sort: sortedBy('created') };

function figures(
  id: 'lines' | 'differing' | 'more' | 'fewer',
  read: (count: StockCountResponse) => number,
): Column<StockCountResponse> {
  return {
    id,
    header: now(id),
    align: 'right',
    cell: (count) => formatCount(read(count)),
  };
}

const COLUMNS: readonly Column<StockCountResponse>[] = [
  {
    id: 'count',
    header: now('count'),
    onCard: 'title',
    cell: ({ id }) => (
      <Link component={RouterLink} to={paths.stock.count(id)} sx={{ fontWeight: 600 }}>
        {now('number', { id })}
      </Link>
    ),
  },
  {
    id: 'time',
    header: now('time'),
    sort: 'created',
    cell: ({ createdAt }) => <DateTime time={createdAt} />,
  },
  { id: 'reason', header: now('reason'), cell: ({ reason }) => reason },
  figures('lines', ({ lineCount }) => lineCount),
  figures('differing', ({ differenceCount }) => differenceCount),
  figures('more', ({ piecesIn }) => piecesIn),
  figures('fewer', ({ piecesOut }) => piecesOut),
  { id: 'by', header: now('by'), cell: ({ createdByName }) => createdByName ?? now('platform') },
];

/** Every count that was posted, and the one that waits on this device. */
export default function CountsPage() {
  const text = useText();
  const { draft } = useDraft();
  const table = useTableState({ defaultSort: '-created' });
  const args = readParams(table.args, PARAMS);
  const list = api.useListStockCountsQuery(args, { refetchOnMountOrArgChange: true });
  const waiting = draft.lines.length;
  const start = (
    <Button variant="contained" component={RouterLink} to={paths.stock.newCount}>
      {text(waiting > 0 ? 'goOn' : 'newCount')}
    </Button>
  );
  return (
    <Page title={text('title')} description={text('listText')} action={start}>
      {waiting > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {text('draftWaits', { count: waiting })}
        </Alert>
      )}
      <DataTable
        label={text('title')}
        table={table}
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        tools={<ExportButton name="stock-counts" filters={args} />}
        empty={{
          icon: <FactCheckIcon />,
          title: text('noCounts'),
          text: text('noCountsText'),
          action: start,
        }}
      />
    </Page>
  );
}
