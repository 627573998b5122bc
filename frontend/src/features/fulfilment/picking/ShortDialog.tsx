import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { api } from '@/api/enhance';
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
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { text as now, useText } from './messages';
import { usePutWave } from './useWave';

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

/** Ends a pick with fewer pieces than wanted, and says why. */
export default function ShortDialog({
  pick,
  onClose,
}: {
  pick: PickResponse;
  onClose: () => void;
}) {
  const text = useText();
  const toast = useToast();
  const putWave = usePutWave();
  const { keyFor } = useIdempotencyKey();
  const [shortPick, { isLoading, error }] = api.useShortPickMutation();
  const schema = schemaOf(pick);
  const form = useZodForm(schema, {
    pieces: String(pick.pickedPieces),
    reason: '',
    note: '',
    writeOff: false,
  });
  const { control } = form;

  const submit = async ({ note, ...rest }: z.output<typeof schema>) => {
    const shortPickRequest = { ...rest, ...(note ? { note } : {}) };
    const key = keyFor(shortPickRequest);
    const { data } = await shortPick({ id: pick.id, 'Idempotency-Key': key, shortPickRequest });
    if (!data) return;
    toast.success(text('shortSaved'), pick.name);
    onClose();
    putWave(data);
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
