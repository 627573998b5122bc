import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { api } from '@/api/enhance';
import { MoneyField, moneySchema, requiredText, TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { compareMoney, formatMoney } from '@/lib/money';
import { text as now, useText } from './fulfilmentMessages';
import { PaymentFields } from './PaymentFields';
import { PAYMENT_METHODS } from '@/lib/methods';

/** At most what the server would pay back. */
function refundSchema(most: string) {
  return z.object({
    amount: moneySchema()
      .refine((amount) => compareMoney(amount, '0') > 0, now('amountMissing'))
      .refine(
        (amount) => compareMoney(amount, most) <= 0,
        now('amountTooLarge', { amount: formatMoney(most) }),
      ),
    method: requiredText(now('methodMissing')),
    reference: z
      .string()
      .trim()
      .max(100, now('tooLong', { most: 100 })),
    reason: requiredText(now('reasonMissing')).max(500, now('tooLong', { most: 500 })),
  });
}

interface RefundDialogProps {
  order: { id: number; paymentMethod?: string | null };
  /** What can still be paid back. */
  most: string;
  /** What is offered to be paid back at first. */
  amount?: string;
  /** The return that is paid back. */
  returnId?: number;
  /** Why, where that is known. */
  reason?: string;
  onClose: () => void;
}

/** Records that money went back to the buyer. */
export default function RefundDialog(props: RefundDialogProps) {
  const { order, most, amount = most, returnId, reason = '', onClose } = props;
  const text = useText();
  const toast = useToast();
  const { keyFor } = useIdempotencyKey();
  const [refund, { isLoading, error }] = api.useRefundOrderMutation();
  const schema = refundSchema(most);
  const form = useZodForm(schema, {
    amount,
    method: PAYMENT_METHODS.find((method) => method === order.paymentMethod) ?? '',
    reference: '',
    reason,
  });
  const { control } = form;

  const submit = async ({ reference, ...values }: z.output<typeof schema>) => {
    const refundOrderRequest = {
      ...values,
      ...(reference ? { reference } : {}),
      ...(returnId ? { returnId } : {}),
    };
    const key = keyFor(refundOrderRequest);
    const { data } = await refund({ id: order.id, 'Idempotency-Key': key, refundOrderRequest });
    if (!data) return;
    toast.success(text('refunded'), formatMoney(values.amount));
    onClose();
  };
  return (
    <FormDialog
      open
      form={form}
      title={text('refundTitle', { id: order.id })}
      submitLabel={text('refundNow')}
      loadingLabel={text('refunding')}
      loading={isLoading}
      error={error}
      failure={{ title: text('refundFailed'), text: text('tryAgain') }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text('refundText')}</Typography>
      <MoneyField
        control={control}
        name="amount"
        label={text('amount')}
        hint={text('refundMost', { amount: formatMoney(most) })}
        required
      />
      <PaymentFields
        control={control}
        method="method"
        reference="reference"
        label={text('method')}
      />
      <TextField control={control} name="reason" label={text('reason')} rows={2} required />
    </FormDialog>
  );
}
