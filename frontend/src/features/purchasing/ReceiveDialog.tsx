import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { z } from 'zod';
import { api } from '@/api/enhance';
import type { PurchaseOrderDetailsResponse } from '@/api/generated';
import { TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { BatchFields } from './BatchFields';
import { useText } from './messages';
import { arrived, atForm, firstBatch, furtherBatch, receiptSchema } from './receipt';

interface ReceiveDialogProps {
  order: PurchaseOrderDetailsResponse;
  onClose: () => void;
}

/** Takes goods in: how many of each line, in which batches, and what is refused. */
export default function ReceiveDialog({ order, onClose }: ReceiveDialogProps) {
  const text = useText();
  const toast = useToast();
  const { keyFor } = useIdempotencyKey();
  const [receive, { isLoading, error }] = api.useReceivePurchaseOrderMutation();
  const [sentAt, setSentAt] = useState<number[]>([]);
  const form = useZodForm(receiptSchema, {
    lines: order.lines.map(firstBatch),
    invoice: '',
    note: '',
  });
  const { control } = form;
  const { fields, insert, remove } = useFieldArray({ control, name: 'lines' });
  const { errors } = form.formState;
  const wrong = errors.lines?.root?.message ?? errors.lines?.message;
  const shown = useMemo(() => atForm(error, sentAt), [error, sentAt]);

  const submit = async ({ lines, invoice, note }: z.output<typeof receiptSchema>) => {
    const sent = arrived(lines);
    setSentAt(sent.at);
    const receiptRequest = {
      lines: sent.lines,
      ...(invoice ? { invoice } : {}),
      ...(note ? { note } : {}),
    };
    const key = keyFor(receiptRequest);
    const { data } = await receive({ id: order.id, 'Idempotency-Key': key, receiptRequest });
    if (!data) return;
    const missing = data.lines.reduce((sum, line) => sum + line.missing, 0);
    toast.success(
      text('receivedToast'),
      missing > 0 ? text('receivedPart', { count: missing }) : text('receivedWhole'),
    );
    onClose();
  };
  /** The batches of a line stand together. */
  const lastOf = (lineId: number) => fields.findLastIndex((field) => field.lineId === lineId);
  const place = (index: number) => {
    const first = fields.findIndex(({ lineId }) => lineId === fields[index]?.lineId);
    return index - first + 1;
  };
  return (
    <FormDialog
      open
      maxWidth="md"
      title={text('receiveTitle', { number: order.number })}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      loading={isLoading}
      error={shown}
      submitLabel={text('receiveNow')}
      loadingLabel={text('receiving')}
      failure={{ title: text('receiveFailed') }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('receiveText')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map((field, index) => (
          <BatchFields
            key={field.id}
            control={control}
            index={index}
            name={field.name}
            at={place(index)}
            missing={field.missing}
            onAdd={() => insert(lastOf(field.lineId) + 1, furtherBatch(field))}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
      {wrong && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {wrong}
        </FormHelperText>
      )}
      <TextField control={control} name="invoice" label={text('invoice')} autoComplete="off" />
      <TextField control={control} name="note" label={text('receiptNote')} rows={2} />
    </FormDialog>
  );
}
