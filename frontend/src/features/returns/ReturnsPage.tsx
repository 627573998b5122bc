import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturnOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import { oneOf, readParams, sortedBy } from '@/lib/queryParams';
import type { ReturnResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { ExportButton } from '@/ui/data/ExportButton';
import { Page } from '@/ui/page/Page';
import { Status, statusOptions, statusesOf } from '@/ui/status';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { formatCount } from '@/lib/counts';
import { useText } from './messages';

const PARAMS = { state: oneOf(statusesOf('return')), sort: sortedBy('created') };

interface ReturnsPageProps {
  /** Where one return is. */
  to: (id: number) => string;
  /** Where an order is. */
  orderTo: (id: number) => string;
  /** The buyer's own returns; they are not told who the buyer is. */
  isOwn?: boolean;
  /** Where a buyer finds what can be sent back. */
  startAt?: string;
}

function useColumns({ to, orderTo, isOwn = false }: ReturnsPageProps): Column<ReturnResponse>[] {
  const text = useText();
  const columns: (Column<ReturnResponse> | false)[] = [
    {
      id: 'number',
      header: text('number'),
      onCard: 'title',
      cell: ({ id, number }) => (
        <Link component={RouterLink} to={to(id)} sx={{ whiteSpace: 'nowrap' }}>
          {number}
        </Link>
      ),
    },
    {
      id: 'order',
      header: text('order'),
      cell: ({ orderId }) => (
        <Link component={RouterLink} to={orderTo(orderId)} color="inherit">
          {text('orderNumber', { id: orderId })}
        </Link>
      ),
    },
    !isOwn && {
      id: 'buyer',
      header: text('buyer'),
      cell: ({ customerName }) => customerName ?? '—',
    },
    {
      id: 'goods',
      header: text('goods'),
      cell: ({ lines }) => {
        const count = lines.reduce((sum, { pieces }) => sum + pieces, 0);
        return text('pieces', { count, shown: formatCount(count) });
      },
    },
    { id: 'reason', header: text('reason'), cell: ({ reason }) => reason },
    {
      id: 'state',
      header: text('state'),
      onCard: 'status',
      cell: ({ state }) => <Status of="return" value={state} />,
    },
    {
      id: 'date',
      header: text('date'),
      sort: 'created',
      cell: ({ createdAt }) => <DateTime time={createdAt} />,
    },
  ];
  return columns.filter((column) => column !== false);
}

/** Returns with a filter by state: the company's queue, or a buyer's own. */
export default function ReturnsPage(props: ReturnsPageProps) {
  const text = useText();
  const { isOwn = false, startAt } = props;
  const table = useTableState({ filters: ['state'], defaultSort: '-created' });
  const args = readParams(table.args, PARAMS);
  const list = api.useListReturnsQuery(args, { refetchOnMountOrArgChange: true });
  const columns = useColumns(props);
  return (
    <Page title={text('title')} description={text(isOwn ? 'ownIntro' : 'intro')}>
      <DataTable
        label={text('title')}
        table={table}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        tools={<ExportButton name="returns" filters={args} />}
        filters={[
          {
            kind: 'select',
            name: 'state',
            label: text('state'),
            options: statusOptions('return'),
          },
        ]}
        empty={{
          icon: <AssignmentReturnIcon />,
          title: text(table.hasFilters ? 'noMatches' : 'empty'),
          text: table.hasFilters ? undefined : text(isOwn ? 'emptyOwn' : 'emptyText'),
          action: startAt && (
            <Button component={RouterLink} to={startAt} variant="contained">
              {text('delivered')}
            </Button>
          ),
        }}
      />
    </Page>
  );
}
