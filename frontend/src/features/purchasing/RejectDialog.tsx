import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { api } from '@/api/enhance';
import type { PurchaseOrderDetailsResponse } from '@/api/generated';
import { requiredText, TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { text as now, useText } from './messages';

const MOST = 1000;
const schema = z.object({
  note: requiredText(now('rejectReasonMissing')).max(MOST, now('tooLong', { most: MOST })),
});

interface RejectDialogProps {
  order: PurchaseOrderDetailsResponse;
  onClose: () => void;
}

/** Does not approve a draft, and says why. */
export default function RejectDialog({ order, onClose }: RejectDialogProps) {
  const text = useText();
  const toast = useToast();
  const { keyFor } = useIdempotencyKey();
  const [reject, { isLoading, error }] = api.useRejectPurchaseOrderMutation();
  const form = useZodForm(schema, { note: '' });
  const { id, number, version } = order;
  const submit = async ({ note }: z.output<typeof schema>) => {
    const rejectPurchaseRequest = { expectedVersion: version, note };
    const key = keyFor(rejectPurchaseRequest);
    const { data } = await reject({ id, 'Idempotency-Key': key, rejectPurchaseRequest });
    if (!data) return;
    toast.success(text('done.reject', { number }));
    onClose();
  };
  return (
    <FormDialog
      open
      maxWidth="xs"
      title={text('rejectTitle', { number })}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      loading={isLoading}
      error={error}
      submitLabel={text('reject')}
      loadingLabel={text('rejecting')}
      failure={{ title: text('stepFailed') }}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text('rejectText')}</Typography>
      <TextField
        control={form.control}
        name="note"
        label={text('rejectReason')}
        rows={3}
        autoFocus
        required
      />
    </FormDialog>
  );
}
