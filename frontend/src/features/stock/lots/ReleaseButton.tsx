import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { api } from '@/api/enhance';
import type { LotResponse } from '@/api/generated';
import { TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { formatDay } from '@/lib/dates';
import { useAskedDialog } from '@/lib/hooks/useAddress';
import { daysUntil } from './expiry';
import { useText } from './messages';

const schema = z.object({ note: z.string().trim() });

/** Lets the pieces of a lot go again. `?do=release` asks at once. */
export function ReleaseButton({ lot }: { lot: LotResponse }) {
  const text = useText();
  const toast = useToast();
  const form = useZodForm(schema, { note: '' });
  const asked = useAskedDialog('release');
  const [release, { isLoading, error, reset }] = api.useReleaseLotMutation();
  const { code, expiresOn, balance: count } = lot;
  const close = () => {
    asked.close();
    form.reset();
    reset();
  };
  const submit = async ({ note }: z.output<typeof schema>) => {
    const { data } = await release({ id: lot.id, releaseLotRequest: note ? { note } : {} });
    if (!data) return;
    toast.success(text('released', { code }));
    close();
  };
  return (
    <>
      <Button variant="contained" onClick={asked.open}>
        {text('release')}
      </Button>
      <FormDialog
        form={form}
        open={asked.isOpen}
        onClose={close}
        title={text('releaseTitle', { code })}
        onSubmit={submit}
        loading={isLoading}
        error={error}
        failure={{ title: text('releaseFailed') }}
        submitLabel={text('release')}
        maxWidth="xs"
      >
        <Typography sx={{ color: 'text.secondary' }}>{text('releaseText', { count })}</Typography>
        {expiresOn && daysUntil(expiresOn) < 0 && (
          <Alert severity="warning">{text('releaseExpired', { date: formatDay(expiresOn) })}</Alert>
        )}
        <TextField control={form.control} name="note" label={text('note')} rows={2} />
      </FormDialog>
    </>
  );
}
