import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { api } from '@/api/enhance';
import type { PayoutDetailsResponse } from '@/api/generated';
import { Money } from '@/ui/data';
import { requiredText, SelectField, TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { asOptions, PAYMENT_METHODS } from '@/lib/methods';
import { useToast } from '@/ui/toaster';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { useText } from './messages';

const schema = z.object({ method: requiredText(), reference: z.string().trim() });
const METHODS = asOptions(PAYMENT_METHODS);

/** Records how a payout was paid; it then is, for everybody in it. */
export function PayDialog({
  payout,
  onClose,
}: {
  payout: PayoutDetailsResponse;
  onClose: () => void;
}) {
  const text = useText();
  const toast = useToast();
  const { keyFor } = useIdempotencyKey();
  const [pay, { isLoading, error }] = api.usePayPayoutMutation();
  const form = useZodForm(schema, { method: 'Bank', reference: '' });
  const { id, number, amount } = payout;

  const submit = async ({ method, reference }: z.output<typeof schema>) => {
    const payoutPaymentRequest = { method, ...(reference ? { reference } : {}) };
    const key = keyFor(payoutPaymentRequest);
    const answer = await pay({ id, 'Idempotency-Key': key, payoutPaymentRequest });
    if (answer.error) return;
    toast.success(text('payed'), number);
    onClose();
  };
  return (
    <FormDialog
      open
      form={form}
      title={text('payTitle', { number })}
      submitLabel={text('pay')}
      maxWidth="xs"
      loading={isLoading}
      error={error}
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text('payText')}</Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', typography: 'h5' }}>
        <span>{text('total')}</span>
        <Money amount={amount} />
      </Box>
      <SelectField
        control={form.control}
        name="method"
        label={text('method')}
        options={METHODS}
        required
      />
      <TextField
        control={form.control}
        name="reference"
        label={text('reference')}
        hint={text('referenceHint')}
        autoComplete="off"
        inputProps={{ maxLength: 100 }}
      />
    </FormDialog>
  );
}
