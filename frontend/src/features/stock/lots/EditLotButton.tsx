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
import { lotSchema } from './dates';
import { useText } from './messages';

const valuesOf = ({ producedOn, expiresOn, location }: LotResponse) => ({
  producedOn: producedOn ?? '',
  expiresOn: expiresOn ?? '',
  location: location ?? '',
});

/** Corrects when a lot was made, until when it lasts and where it lies. */
export function EditLotButton({ lot }: { lot: LotResponse }) {
  const text = useText();
  const toast = useToast();
  const form = useZodForm(lotSchema, valuesOf(lot));
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState(lot);
  const edited = useConflict({
    producedOn: { label: text('producedOn'), show: formatDay },
    expiresOn: { label: text('expiresOn'), show: formatDay },
    location: { label: text('location') },
  });
  const [update, { isLoading, error, reset }] = api.useUpdateLotMutation();
  const open = () => {
    form.reset(valuesOf(lot));
    setSeen(lot);
    reset();
    setOpen(true);
  };
  const submit = async (values: z.output<typeof lotSchema>) => {
    const updateLotRequest = {
      producedOn: values.producedOn || null,
      expiresOn: values.expiresOn || null,
      location: values.location.trim() || null,
    };
    const { data } = await edited.save(updateLotRequest, seen, (body, expected) =>
      update({ id: lot.id, updateLotRequest: { ...body, expected } }),
    );
    if (!data) return;
    toast.success(text('lotSaved'));
    setOpen(false);
  };
  return (
    <>
      <Button variant="outlined" onClick={open}>
        {text('editLot')}
      </Button>
      <FormDialog
        form={form}
        open={isOpen}
        onClose={() => setOpen(false)}
        title={text('editFor', { code: lot.code })}
        onSubmit={submit}
        loading={isLoading}
        error={edited.failure(error)}
        failure={{ title: text('lotFailed') }}
        submitLabel={text('saveLot')}
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
        <TextField
          control={form.control}
          name="location"
          label={text('location')}
          hint={text('locationHint')}
        />
        {edited.dialog}
      </FormDialog>
    </>
  );
}
