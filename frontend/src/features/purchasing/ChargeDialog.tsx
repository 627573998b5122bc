import { z } from 'zod';
import { api } from '@/api/enhance';
import type {
  ChargeKindName,
  ChargeSpreadName,
  PurchaseOrderDetailsResponse,
} from '@/api/generated';
import { moneySchema, SelectField, TextField, MoneyField } from '@/ui/fields';
import { FieldRow } from '@/ui/fields/FieldLayout';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { compareMoney, formatMoney, isSome } from '@/lib/money';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { text as now, useText } from './messages';
import { words } from './words';

const KINDS = [
  'freight',
  'insurance',
  'duty',
  'other',
] as const satisfies readonly ChargeKindName[];
const SPREADS = ['value', 'weight', 'pieces'] as const satisfies readonly ChargeSpreadName[];
const MOST = '1000000.00';

const amountWrong = now('chargeAmountWrong', { most: formatMoney(MOST) });
const schema = z.object({
  kind: z.enum(KINDS),
  amount: moneySchema(amountWrong).refine(
    (amount) => isSome(amount) && compareMoney(amount, MOST) <= 0,
    amountWrong,
  ),
  spread: z.enum(SPREADS),
  reference: words(60),
  note: words(500),
});

type Form = z.input<typeof schema>;
const NO_CHARGE: Form = { kind: 'freight', amount: '', spread: 'value', reference: '', note: '' };

interface ChargeDialogProps {
  order: PurchaseOrderDetailsResponse;
  onClose: () => void;
}

/** A bill that belongs to a purchase: what for, how much, and how it is spread over what was received. */
export default function ChargeDialog({ order, onClose }: ChargeDialogProps) {
  const text = useText();
  const toast = useToast();
  const { keyFor } = useIdempotencyKey();
  const [add, { isLoading, error }] = api.useAddPurchaseChargeMutation();
  const form = useZodForm(schema, NO_CHARGE);
  const { control } = form;

  const submit = async ({ reference, note, ...rest }: z.output<typeof schema>) => {
    const purchaseChargeRequest = {
      ...rest,
      ...(reference ? { reference } : {}),
      ...(note ? { note } : {}),
    };
    const key = keyFor(purchaseChargeRequest);
    const { data } = await add({ id: order.id, 'Idempotency-Key': key, purchaseChargeRequest });
    if (!data) return;
    toast.success(
      text('chargeAdded'),
      text('chargeName', { kind: text(`charge.${rest.kind}`), amount: formatMoney(rest.amount) }),
    );
    onClose();
  };
  return (
    <FormDialog
      open
      title={text('addChargeTitle', { number: order.number })}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      loading={isLoading}
      error={error}
      submitLabel={text('addCharge')}
      loadingLabel={text('saving')}
      failure={{ title: text('chargeFailed') }}
    >
      <FieldRow>
        <SelectField
          control={control}
          name="kind"
          label={text('chargeKind')}
          options={KINDS.map((kind) => ({ value: kind, label: text(`charge.${kind}`) }))}
        />
        <MoneyField control={control} name="amount" label={text('chargeAmount')} required />
      </FieldRow>
      <SelectField
        control={control}
        name="spread"
        label={text('chargeSpread')}
        hint={text('chargeSpreadHint')}
        options={SPREADS.map((spread) => ({ value: spread, label: text(`spread.${spread}`) }))}
      />
      <TextField
        control={control}
        name="reference"
        label={text('chargeReferenceOptional')}
        autoComplete="off"
      />
      <TextField control={control} name="note" label={text('chargeNote')} rows={2} />
    </FormDialog>
  );
}
