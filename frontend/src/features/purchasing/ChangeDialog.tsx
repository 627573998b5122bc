import { z } from 'zod';
import { api } from '@/api/enhance';
import type { PurchaseOrderDetailsResponse } from '@/api/generated';
import { TextField } from '@/components/fields';
import { FormDialog, useZodForm } from '@/components/form';
import { LineFields } from '@/components/purchasing/LineFields';
import { draftLines } from '@/components/purchasing/lines';
import { useToast } from '@/components/toaster';
import { isoDay } from '@/lib/dates';
import { useText } from './messages';
import { words } from './words';

const schema = z.object({
  lines: draftLines,
  expectedOn: z.string(),
  note: words(2000),
});

interface ChangeDialogProps {
  order: PurchaseOrderDetailsResponse;
  onClose: () => void;
}

/** Changes a draft: its lines, its day, its note. */
export default function ChangeDialog({ order, onClose }: ChangeDialogProps) {
  const text = useText();
  const toast = useToast();
  const [update, { isLoading, error }] = api.useUpdatePurchaseOrderMutation();
  const form = useZodForm(schema, {
    lines: order.lines.map(({ productId, productName, pieces, cost }) => ({
      productId,
      name: productName,
      pieces: String(pieces),
      cost: cost ?? '',
    })),
    expectedOn: order.expectedOn ?? '',
    note: order.note ?? '',
  });
  const { control } = form;
  const save = async ({ lines, expectedOn, note }: z.output<typeof schema>) => {
    const { data } = await update({
      id: order.id,
      purchaseChangeRequest: {
        expectedVersion: order.version,
        lines: lines.map(({ productId, pieces, cost }) => ({
          productId,
          pieces,
          ...(cost === null ? {} : { cost }),
        })),
        // A day that stayed is not sent again: it may have passed meanwhile.
        ...(expectedOn === (order.expectedOn ?? '') ? {} : { expectedOn: expectedOn || null }),
        note,
      },
    });
    if (!data) return;
    toast.success(text('done.change', { number: data.number }));
    onClose();
  };
  return (
    <FormDialog
      open
      title={text('changeTitle', { number: order.number })}
      form={form}
      onSubmit={save}
      onClose={onClose}
      loading={isLoading}
      error={error}
      submitLabel={text('save')}
      loadingLabel={text('saving')}
      failure={{ title: text('stepFailed') }}
      guardUnsaved
    >
      <LineFields control={control} />
      <TextField
        control={control}
        name="expectedOn"
        type="date"
        label={text('expectedOptional')}
        inputProps={{ min: isoDay() }}
      />
      <TextField control={control} name="note" label={text('noteOptional')} rows={2} />
    </FormDialog>
  );
}
