import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { CostResponse } from '@/api/generated';
import { isNotFound } from '@/lib/server/problem';
import { DateTime, Money } from '@/ui/data';
import { NotFoundPage } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { formatCount } from '@/lib/counts';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { paths } from '@/lib/paths';
import { text as now, useText } from './messages';

const COLUMNS: readonly Column<CostResponse>[] = [
  { id: 'at', header: now('when'), cell: ({ at }) => <DateTime time={at} show="date" /> },
  {
    id: 'supplier',
    header: now('supplier'),
    onCard: 'title',
    cell: ({ supplierName }) => supplierName,
  },
  {
    id: 'cost',
    header: now('cost'),
    align: 'right',
    cell: ({ cost }) => <Money amount={cost} />,
  },
  {
    id: 'pieces',
    header: now('pieces'),
    align: 'right',
    cell: ({ pieces }) => formatCount(pieces),
  },
  {
    id: 'order',
    header: now('order'),
    cell: ({ purchaseOrderId, purchaseOrderNumber }) => (
      <Link component={RouterLink} to={paths.purchasing.order(purchaseOrderId)}>
        {purchaseOrderNumber}
      </Link>
    ),
  },
];

/** What a product cost over time, the newest receipt first. */
export default function CostsPage() {
  const text = useText();
  const id = useIdParam('productId');
  const table = useTableState();
  const product = api.useGetProductQuery({ id }, { skip: id === 0 });
  const list = api.useListCostHistoryQuery(
    { id, ...table.args },
    { skip: id === 0, refetchOnMountOrArgChange: true },
  );
  if (id === 0 || isNotFound(product.error)) return <NotFoundPage />;
  const name = product.currentData?.name;
  return (
    <Page
      title={name ? text('costHistoryOf', { name }) : text('costHistory')}
      description={text('costHistoryText')}
      crumbs={[{ label: text('title'), to: paths.purchasing.home }, { label: text('costHistory') }]}
    >
      <DataTable
        label={text('costHistory')}
        table={table}
        list={list}
        columns={COLUMNS}
        rowKey={({ at, purchaseOrderId, pieces, cost }) =>
          `${at} ${purchaseOrderId} ${pieces} ${cost}`
        }
        empty={{ icon: <HistoryIcon />, title: text('noCosts'), text: text('noCostsText') }}
      />
    </Page>
  );
}
