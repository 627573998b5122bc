import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { api } from '@/api/enhance';
import { useConflict } from '@/ui/conflict';
import { Money } from '@/ui/data';
import { requiredText, TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { useAskedDialog } from '@/lib/hooks/useAddress';
import { isPayable } from './moves';
import { PaymentFields } from './PaymentFields';
import { text as now, useText } from './staffMessages';
import type { ShownOrder } from './types';

const schema = z.object({
  paymentMethod: requiredText(now('methodRequired')),
  paymentReference: z.string().trim(),
  receiptNumber: z.string().trim(),
  invoiceNumber: z.string().trim(),
});

function PaymentDialog({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const [update, { isLoading, error }] = api.useUpdateOrderMutation();
  const form = useZodForm(schema, {
    paymentMethod: order.paymentMethod ?? '',
    paymentReference: '',
    receiptNumber: '',
    invoiceNumber: '',
  });
  const { control } = form;
  // What else was changed meanwhile stays as it is: a payment takes nothing back.
  const edited = useConflict({ version: { label: '', isCounter: true } });

  const submit = async (values: z.output<typeof schema>) => {
    const { id, version } = order;
    const stated = Object.entries(values).filter(([, value]) => value !== '');
    const body = {
      paymentStatus: 'paid' as const,
      ...Object.fromEntries(stated),
      ...(version ? { version } : {}),
    };
    const { data } = await edited.save(body, order, (last, expected) =>
      update({ id, updateOrderRequest: { ...last, expected } }),
    );
    if (!data) return;
    toast.success(text('paymentRecorded'), text('paymentRecordedText', { id }));
    onClose();
  };

  return (
    <FormDialog
      open
      form={form}
      title={text('recordTitle', { id: order.id })}
      submitLabel={text('recordPayment')}
      loading={isLoading}
      error={edited.failure(error)}
      failure={{ title: text('paymentFailed'), text: text('tryAgain') }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text('recordText')}</Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', typography: 'h5' }}>
        <span>{text('due')}</span>
        <Money amount={order.totalAmount} />
      </Box>
      <PaymentFields
        control={control}
        method="paymentMethod"
        reference="paymentReference"
        label={text('method')}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField
          control={control}
          name="receiptNumber"
          label={text('receiptNumber')}
          hint={text('numberHint')}
          autoComplete="off"
        />
        <TextField
          control={control}
          name="invoiceNumber"
          label={text('invoiceNumber')}
          hint={text('numberHint')}
          autoComplete="off"
        />
      </Box>
    </FormDialog>
  );
}

/** Records how an order was paid; there while it is unpaid. For admin and manufacturer. `?do=pay` asks at once. */
export function RecordPaymentButton({ order }: { order: ShownOrder }) {
  const text = useText();
  const { isOpen, open, close } = useAskedDialog('pay');
  if (!isPayable(order)) return null;
  return (
    <>
      <Button variant="contained" startIcon={<PaymentsIcon />} onClick={open} fullWidth>
        {text('recordPayment')}
      </Button>
      {isOpen && <PaymentDialog order={order} onClose={close} />}
    </>
  );
}
