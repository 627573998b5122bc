import { useState } from 'react';
import { z } from 'zod';
import { api } from '@/api/enhance';
import type { PurchaseLineResponse, PurchaseOrderDetailsResponse } from '@/api/generated';
import { useConflict } from '@/ui/conflict';
import { TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { LineFields } from '@/features/purchasing/shared/LineFields';
import { draftLines } from '@/features/purchasing/shared/lines';
import { useToast } from '@/ui/toaster';
import { formatDay, isoDay } from '@/lib/dates';
import { useText } from './messages';
import { words } from './words';

const schema = z.object({
  lines: draftLines,
  expectedOn: z.string(),
  note: words(2000),
});

type Line = Pick<PurchaseLineResponse, 'productId' | 'pieces' | 'cost'>;

/** The lines of another one's draft as they are sent. */
function readLines(current: string) {
  const lines = current === '' ? [] : (JSON.parse(current) as Line[]);
  return lines.map(({ productId, pieces, cost }) => ({
    productId,
    pieces,
    ...(cost ? { cost } : {}),
  }));
}

/** Lines for people: how many of what. */
function linesInWords(value: string, { lines }: PurchaseOrderDetailsResponse): string {
  const names = new Map(lines.map(({ productId, productName }) => [productId, productName]));
  return readLines(value)
    .map(({ productId, pieces }) => `${pieces} × ${names.get(productId) ?? `#${productId}`}`)
    .join(', ');
}

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
  const [seen] = useState(order);
  const edited = useConflict({
    lines: { label: text('lines'), read: readLines, show: (value) => linesInWords(value, seen) },
    expectedOn: { label: text('expectedOn'), show: formatDay },
    note: { label: text('note') },
    version: { label: '', isCounter: true },
  });
  const save = async ({ lines, expectedOn, note }: z.output<typeof schema>) => {
    const body = {
      version: seen.version,
      lines: lines.map(({ productId, pieces, cost }) => ({
        productId,
        pieces,
        ...(cost === null ? {} : { cost }),
      })),
      // A day that stayed is not sent again: it may have passed meanwhile.
      ...(expectedOn === (seen.expectedOn ?? '') ? {} : { expectedOn: expectedOn || null }),
      note,
    };
    const { data } = await edited.save(body, seen, ({ version, ...rest }, expected) =>
      update({
        id: seen.id,
        purchaseChangeRequest: { ...rest, expectedVersion: Number(version), expected },
      }),
    );
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
      error={edited.failure(error)}
      submitLabel={text('save')}
      loadingLabel={text('saving')}
      failure={{ title: text('stepFailed') }}
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
      {edited.dialog}
    </FormDialog>
  );
}
