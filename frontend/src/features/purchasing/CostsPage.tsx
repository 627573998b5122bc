import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import type { CostResponse, ProductDetailsResponse } from '@/api/generated';
import { useProductChange, wholesalePrice } from '@/features/products';
import { isNotFound, problemText } from '@/lib/server/problem';
import { DateTime, Money } from '@/ui/data';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { NotFoundPage } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { useToast } from '@/ui/toaster';
import { formatCount } from '@/lib/counts';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { setsCosts } from '@/lib/purchasing';
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
    id: 'landedCost',
    header: now('landedCost'),
    align: 'right',
    cell: ({ landedCost }) => <Money amount={landedCost} />,
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

interface UseDialogProps {
  product: ProductDetailsResponse;
  cost: string;
  onClose: () => void;
}

/** Asks before the landed cost of a receipt becomes what the product is said to cost. */
function UseDialog({ product, cost, onClose }: UseDialogProps) {
  const text = useText();
  const toast = useToast();
  const change = useProductChange();
  const [isSaving, setSaving] = useState(false);
  const { id, name, manufacturerCost: before } = product;
  const submit = async () => {
    setSaving(true);
    const { error } = await change(
      id,
      { manufacturerCost: cost },
      { manufacturerCost: before ?? null },
    );
    setSaving(false);
    if (error) toast.error(text('costNotSet'), problemText(error, ''));
    else toast.success(text('costSet'), name);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={text('useAsCostTitle', { name, cost: formatMoney(cost) })}
      consequence={text('useAsCostText', {
        before: formatMoney(before),
        cost: formatMoney(cost),
        wholesale: formatMoney(wholesalePrice(cost)),
      })}
      confirmLabel={text('useAsCost')}
      loading={isSaving}
      onConfirm={submit}
      onClose={onClose}
    />
  );
}

/** What a product cost over time, the newest receipt first. */
export default function CostsPage() {
  const text = useText();
  const { user } = useSession();
  const id = useIdParam('productId');
  const [chosen, setChosen] = useState<string | null>(null);
  const table = useTableState();
  const product = api.useGetProductQuery({ id }, { skip: id === 0 });
  const list = api.useListCostHistoryQuery(
    { id, ...table.args },
    { skip: id === 0, refetchOnMountOrArgChange: true },
  );
  if (id === 0 || isNotFound(product.error)) return <NotFoundPage />;
  const known = product.currentData;
  const name = known?.name;
  const menu = ({ landedCost, purchaseOrderNumber }: CostResponse) => ({
    of: purchaseOrderNumber,
    actions:
      landedCost && landedCost !== known?.manufacturerCost
        ? [{ label: text('useAsCost'), onSelect: () => setChosen(landedCost) }]
        : [],
  });
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
        {...(setsCosts(user) && known ? { rowActions: menu } : {})}
      />
      {known && chosen && (
        <UseDialog product={known} cost={chosen} onClose={() => setChosen(null)} />
      )}
    </Page>
  );
}
