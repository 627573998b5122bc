import Box from '@mui/material/Box';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { api } from '@/api/enhance';
import type { SupplierResponse } from '@/api/generated';
import { useConflict } from '@/ui/conflict';
import { CheckField, TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { supplierRequest, supplierSchema, supplierValues } from './supplierForm';

interface SupplierDialogProps {
  /** The one that is changed; without it a new one is added. */
  supplier?: SupplierResponse;
  onClose: () => void;
}

/** Adds a supplier, or changes one; a new one is opened, so that its products can be entered. */
export default function SupplierDialog({ supplier, onClose }: SupplierDialogProps) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { keyFor } = useIdempotencyKey();
  const [add, adding] = api.useAddSupplierMutation();
  const [update, updating] = api.useUpdateSupplierMutation();
  const form = useZodForm(supplierSchema, supplierValues(supplier));
  const { control } = form;
  const [seen] = useState(supplier);
  const edited = useConflict({
    name: { label: text('name') },
    contact: { label: text('contact') },
    phone: { label: text('phone') },
    email: { label: text('email') },
    address: { label: text('address') },
    leadDays: { label: text('leadDays') },
    notes: { label: text('notes') },
    isActive: { label: text('isActive') },
    version: { label: '', isCounter: true },
  });

  const save = async (values: z.output<typeof supplierSchema>) => {
    const wish = supplierRequest(values);
    if (supplier) {
      const { version } = seen ?? supplier;
      const { data } = await edited.save(
        { ...wish, version },
        seen ?? supplier,
        ({ version: last, ...body }, expected) => {
          const supplierChangeRequest = { ...body, expectedVersion: Number(last), expected };
          return update({ id: supplier.id, supplierChangeRequest });
        },
      );
      if (!data) return;
      toast.success(text('supplierSaved'), data.name);
      onClose();
      return;
    }
    const { data } = await add({ 'Idempotency-Key': keyFor(wish), supplierRequest: wish });
    if (!data) return;
    toast.success(text('supplierAdded'), data.name);
    onClose();
    void navigate(paths.purchasing.supplier(data.id));
  };
  const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } };
  return (
    <FormDialog
      open
      title={
        supplier ? text('editSupplierTitle', { name: supplier.name }) : text('addSupplierTitle')
      }
      form={form}
      onSubmit={save}
      onClose={onClose}
      loading={adding.isLoading || updating.isLoading}
      error={edited.failure(supplier ? updating.error : adding.error)}
      submitLabel={text(supplier ? 'save' : 'addSupplier')}
      loadingLabel={text('saving')}
      failure={{ title: text('supplierFailed') }}
    >
      <TextField control={control} name="name" label={text('name')} required autoComplete="off" />
      <Box sx={pair}>
        <TextField control={control} name="contact" label={text('contact')} autoComplete="off" />
        <TextField
          control={control}
          name="phone"
          type="tel"
          label={text('phone')}
          autoComplete="off"
        />
      </Box>
      <TextField
        control={control}
        name="email"
        type="email"
        label={text('email')}
        hint={text('emailHint')}
        autoComplete="off"
      />
      <TextField control={control} name="address" label={text('address')} rows={2} />
      <TextField
        control={control}
        name="leadDays"
        label={text('leadDays')}
        hint={text('leadDaysHint')}
        inputProps={{ inputMode: 'numeric' }}
        autoComplete="off"
      />
      <TextField control={control} name="notes" label={text('notes')} rows={2} />
      <CheckField
        control={control}
        name="isActive"
        label={text('isActive')}
        hint={text('isActiveHint')}
      />
      {edited.dialog}
    </FormDialog>
  );
}
