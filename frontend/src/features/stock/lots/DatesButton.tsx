import Button from '@mui/material/Button';
import { useState } from 'react';
import type { z } from 'zod';
import { api } from '@/api/enhance';
import type { LotResponse } from '@/api/generated';
import { useConflict } from '@/ui/conflict';
import { TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { formatDay } from '@/lib/dates';
import { datesSchema } from './dates';
import { useText } from './messages';

const datesOf = ({ producedOn, expiresOn }: LotResponse) => ({
  producedOn: producedOn ?? '',
  expiresOn: expiresOn ?? '',
});

/** Corrects when a lot was made and until when it lasts. */
export function DatesButton({ lot }: { lot: LotResponse }) {
  const text = useText();
  const toast = useToast();
  const form = useZodForm(datesSchema, datesOf(lot));
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState(lot);
  const edited = useConflict({
    producedOn: { label: text('producedOn'), show: formatDay },
    expiresOn: { label: text('expiresOn'), show: formatDay },
  });
  const [update, { isLoading, error, reset }] = api.useUpdateLotMutation();
  const open = () => {
    form.reset(datesOf(lot));
    setSeen(lot);
    reset();
    setOpen(true);
  };
  const submit = async (dates: z.output<typeof datesSchema>) => {
    const updateLotRequest = {
      producedOn: dates.producedOn || null,
      expiresOn: dates.expiresOn || null,
    };
    const { data } = await edited.save(updateLotRequest, seen, (body, expected) =>
      update({ id: lot.id, updateLotRequest: { ...body, expected } }),
    );
    if (!data) return;
    toast.success(text('datesSaved'));
    setOpen(false);
  };
  return (
    <>
      <Button variant="outlined" onClick={open}>
        {text('editDates')}
      </Button>
      <FormDialog
        form={form}
        open={isOpen}
        onClose={() => setOpen(false)}
        title={text('datesFor', { code: lot.code })}
        onSubmit={submit}
        loading={isLoading}
        error={edited.failure(error)}
        failure={{ title: text('datesFailed') }}
        submitLabel={text('saveDates')}
        loadingLabel={text('saving')}
        maxWidth="xs"
      >
        <TextField
          control={form.control}
          name="producedOn"
          type="date"
          label={text('producedOn')}
        />
        <TextField control={form.control} name="expiresOn" type="date" label={text('expiresOn')} />
        {edited.dialog}
      </FormDialog>
    </>
  );
}
