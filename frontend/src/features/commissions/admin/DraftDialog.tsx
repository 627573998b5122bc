import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { api } from '@/api/enhance';
import { TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { endOfDay } from '@/lib/dates';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { paths } from '@/lib/paths';
import { useText } from './messages';

const schema = z.object({ upTo: z.string(), note: z.string().trim() });

/** Collects what is approved and unpaid into a draft, once however often it is tried, and opens it. */
export function DraftDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { keyFor } = useIdempotencyKey();
  const [create, { isLoading, error }] = api.useCreatePayoutMutation();
  const form = useZodForm(schema, { upTo: '', note: '' });

  const submit = async ({ upTo, note }: z.output<typeof schema>) => {
    const payoutRequest = { ...(upTo ? { upTo: endOfDay(upTo) } : {}), ...(note ? { note } : {}) };
    const { data } = await create({ 'Idempotency-Key': keyFor(payoutRequest), payoutRequest });
    if (!data) return;
    toast.success(text('draftMade'), data.number);
    onClose();
    await navigate(paths.admin.payout(data.id), { state: { waiting: data.waiting ?? [] } });
  };
  return (
    <FormDialog
      open
      form={form}
      title={text('newPayoutTitle')}
      submitLabel={text('newPayout')}
      maxWidth="xs"
      loading={isLoading}
      error={error}
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text('newPayoutText')}</Typography>
      <TextField
        control={form.control}
        name="upTo"
        type="date"
        label={text('upTo')}
        hint={text('upToHint')}
      />
      <TextField
        control={form.control}
        name="note"
        label={text('note')}
        autoComplete="off"
        inputProps={{ maxLength: 500 }}
      />
    </FormDialog>
  );
}
