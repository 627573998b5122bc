import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import type { PickResponse, ShortReasonName } from '@/api/generated';
import {
  CheckField,
  QuantityField,
  quantitySchema,
  requiredText,
  SelectField,
  TextField,
} from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import type { Problem } from '@/lib/server/problem';
import { text as now, useText } from './messages';
import { useUnsent } from './unsent';

const REASONS = [
  'missing',
  'damaged',
  'wrongPlace',
  'other',
] as const satisfies readonly ShortReasonName[];

const schemaOf = ({ pickedPieces, pieces }: PickResponse) => {
  const range = now('foundRange', { least: pickedPieces, most: pieces - 1 });
  return z.object({
    pieces: quantitySchema(pickedPieces, range).refine((found) => found < pieces, range),
    reason: requiredText(now('needReason')),
    note: z.string().trim().max(500),
    writeOff: z.boolean(),
  });
};

interface ShortDialogProps {
  waveId: number;
  pick: PickResponse;
  onClose: () => void;
}

/** Ends a pick with fewer pieces than wanted, and says why. */
export default function ShortDialog({ waveId, pick, onClose }: ShortDialogProps) {
  const text = useText();
  const toast = useToast();
  const { submit: send } = useUnsent();
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<Problem>();
  const schema = schemaOf(pick);
  const form = useZodForm(schema, {
    pieces: String(pick.pickedPieces),
    reason: '',
    note: '',
    writeOff: false,
  });
  const { control } = form;

  const submit = async ({ note, ...rest }: z.output<typeof schema>) => {
    const { id: pickId, orderId, name, pickedPieces: before } = pick;
    const change = { kind: 'short', body: { ...rest, ...(note ? { note } : {}) } } as const;
    setLoading(true);
    setError(undefined);
    const outcome = await send({ waveId, pickId, orderId, name, before, change });
    setLoading(false);
    if (outcome.kind === 'refused') {
      setError(outcome.problem);
      return;
    }
    const isSent = outcome.kind === 'sent';
    toast.success(text('shortSaved'), isSent ? name : `${name}. ${text('sentLater')}`);
    onClose();
  };
  return (
    <FormDialog
      open
      maxWidth="xs"
      form={form}
      title={text('shortTitle', { name: pick.name })}
      submitLabel={text('sayShort')}
      loading={isLoading}
      error={error}
      failure={{ title: text('shortFailed'), text: text('tryAgain') }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('shortText', { pieces: pick.pieces, id: pick.orderId })}
      </Typography>
      <QuantityField
        control={control}
        name="pieces"
        label={text('found')}
        min={pick.pickedPieces}
        max={pick.pieces - 1}
        required
      />
      <SelectField
        control={control}
        name="reason"
        label={text('why')}
        placeholder={text('choose')}
        options={REASONS.map((value) => ({ value, label: text(`reason.${value}`) }))}
        required
      />
      <TextField control={control} name="note" label={text('note')} />
      <CheckField
        control={control}
        name="writeOff"
        label={text('writeOff')}
        hint={text('writeOffHint')}
      />
    </FormDialog>
  );
}
