import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import { api } from '@/api/enhance';
import type { LotResponse } from '@/api/generated';
import { requiredText, TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { formatCount } from '@/lib/counts';
import { useText } from './messages';

const schema = z.object({ reason: requiredText() });

/** Puts a lot on hold, which is always possible: a recall comes before every promise. */
export function HoldButton({ lot }: { lot: LotResponse }) {
  const text = useText();
  const toast = useToast();
  const form = useZodForm(schema, { reason: '' });
  const [isOpen, setOpen] = useState(false);
  const [hold, { isLoading, error, reset }] = api.useHoldLotMutation();
  const { code, balance: count, productName: name } = lot;
  const close = () => {
    setOpen(false);
    form.reset();
    reset();
  };
  const submit = async ({ reason }: z.output<typeof schema>) => {
    const { data } = await hold({ id: lot.id, holdLotRequest: { reason } });
    if (!data) return;
    const { shortReserved: short } = data;
    toast.success(text('held', { code }), short > 0 ? text('short', { count: short }) : undefined);
    close();
  };
  return (
    <>
      <Button variant="contained" color="error" onClick={() => setOpen(true)}>
        {text('hold')}
      </Button>
      <FormDialog
        form={form}
        open={isOpen}
        onClose={close}
        title={text('holdTitle', { code })}
        onSubmit={submit}
        loading={isLoading}
        error={error}
        failure={{ title: text('holdFailed') }}
        submitLabel={text('hold')}
        maxWidth="xs"
      >
        <Typography sx={{ color: 'text.secondary' }}>
          {text('holdText', { count: formatCount(count), name })}
        </Typography>
        <TextField
          control={form.control}
          name="reason"
          label={text('reason')}
          hint={text('reasonHint')}
          rows={2}
          autoFocus
          required
        />
      </FormDialog>
    </>
  );
}
