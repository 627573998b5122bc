import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { api } from '@/api/enhance';
import type { ChargeResponse, PurchaseOrderDetailsResponse } from '@/api/generated';
import { DateTime, Money } from '@/ui/data';
import { Block } from '@/ui/data/Facts';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import type { Column } from '@/ui/table';
import { PlainTable } from '@/ui/table/PlainTable';
import { useToast } from '@/ui/toaster';
import { addMoney, formatMoney, toCents } from '@/lib/money';
import { lazyPart } from '@/lib/parts';
import { problemText } from '@/lib/server/problem';
import { text as now, useText } from './messages';

const ChargeDialog = lazyPart(() => import('./ChargeDialog'));

const COLUMNS: readonly Column<ChargeResponse>[] = [
  {
    id: 'kind',
    header: now('chargeKind'),
    onCard: 'title',
    sortBy: ({ kind }) => now(`charge.${kind}`),
    cell: ({ kind, note }) => (
      <Box sx={{ minWidth: 100 }}>
        <Typography variant="body2" component="p" sx={{ fontWeight: 600 }}>
          {now(`charge.${kind}`)}
        </Typography>
        {note && (
          <Typography
            variant="caption"
            component="p"
            sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {note}
          </Typography>
        )}
      </Box>
    ),
  },
  {
    id: 'reference',
    header: now('chargeReference'),
    sortBy: ({ reference }) => reference,
    cell: ({ reference }) => <Box sx={{ overflowWrap: 'anywhere' }}>{reference ?? '—'}</Box>,
  },
  {
    id: 'spread',
    header: now('chargeSpread'),
    onCard: 'value',
    sortBy: ({ spread }) => now(`spread.${spread}`),
    cell: ({ spread }) => now(`spread.${spread}`),
  },
  {
    id: 'recorded',
    header: now('recorded'),
    sortBy: ({ recordedAt }) => recordedAt,
    cell: ({ recordedAt, recordedByName }) => (
      <>
        <DateTime time={recordedAt} show="date" />
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {recordedByName ?? now('platform')}
        </Typography>
      </>
    ),
  },
  {
    id: 'amount',
    header: now('chargeAmount'),
    align: 'right',
    onCard: 'value',
    sortBy: ({ amount }) => toCents(amount),
    cell: ({ amount }) => <Money amount={amount} />,
  },
];

/** What a charge is called where it stands alone. */
const nameOf = ({ kind, amount }: ChargeResponse) =>
  now('chargeName', { kind: now(`charge.${kind}`), amount: formatMoney(amount) });

interface RemoveDialogProps {
  orderId: number;
  charge: ChargeResponse;
  onClose: () => void;
}

function RemoveDialog({ orderId, charge, onClose }: RemoveDialogProps) {
  const text = useText();
  const toast = useToast();
  const [remove, { isLoading }] = api.useRemovePurchaseChargeMutation();
  const name = nameOf(charge);
  const submit = async () => {
    const { error } = await remove({ id: orderId, chargeId: charge.id });
    if (error) toast.error(text('chargeNotRemoved'), problemText(error, ''));
    else toast.success(text('chargeRemoved'), name);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={text('removeChargeTitle', { name })}
      consequence={text('removeChargeText')}
      confirmLabel={text('removeCharge')}
      loading={isLoading}
      onConfirm={submit}
      onClose={onClose}
    />
  );
}

/** Freight, duty and other charges of a purchase, to add and to remove; nothing for whoever does not see costs. */
export function Charges({ order }: { order: PurchaseOrderDetailsResponse }) {
  const text = useText();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<ChargeResponse | null>(null);
  const { charges, canAddCharge, canRemoveCharges, landedCostError } = order;
  if (!charges || (charges.length === 0 && !canAddCharge)) return null;
  const menu = (charge: ChargeResponse) => ({
    of: nameOf(charge),
    actions: [
      { label: text('removeCharge'), isDestructive: true, onSelect: () => setLeaving(charge) },
    ],
  });
  return (
    <Block title={text('charges')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, maxWidth: '70ch' }}>
        {charges.length > 0
          ? text('chargesText', { total: formatMoney(addMoney(...charges.map((c) => c.amount))) })
          : text('noCharges')}
      </Typography>
      {landedCostError && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <AlertTitle>{text('notLanded')}</AlertTitle>
          {landedCostError}
        </Alert>
      )}
      {charges.length > 0 && (
        <PlainTable
          label={text('charges')}
          columns={COLUMNS}
          rows={charges}
          rowKey={({ id }) => id}
          {...(canRemoveCharges ? { rowActions: menu } : {})}
        />
      )}
      {canAddCharge && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={() => setAdding(true)}
          sx={{ mt: charges.length > 0 ? 2 : 0 }}
        >
          {text('addCharge')}
        </Button>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <ChargeDialog order={order} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {leaving && (
        <RemoveDialog orderId={order.id} charge={leaving} onClose={() => setLeaving(null)} />
      )}
    </Block>
  );
}
