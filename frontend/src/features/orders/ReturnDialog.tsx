import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { api } from '@/api/enhance';
import { requiredText, SelectField, TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { text as now, useText } from './fulfilmentMessages';
import { PieceFields } from './PieceFields';
import { chosenPieces, pieceLinesSchema, pieceValues, type PieceLine } from './pieces';

const REASONS = ['damaged', 'wrong', 'faulty', 'unwanted', 'other'] as const;
const OPTIONS = REASONS.map((reason) => {
  const label = now(`reason.${reason}`);
  return { value: label, label };
});

const schema = z.object({
  lines: pieceLinesSchema,
  reason: requiredText(now('reasonMissing')),
  notes: z
    .string()
    .trim()
    .max(2000, now('tooLong', { most: 2000 })),
});

interface ReturnDialogProps {
  orderId: number;
  /** What can come back. */
  lines: readonly PieceLine[];
  /** Whether the buyer asks, or somebody of the company for them. */
  isBuyer: boolean;
  onClose: () => void;
}

/** Asks for goods to be taken back. */
export default function ReturnDialog({ orderId, lines, isBuyer, onClose }: ReturnDialogProps) {
  const text = useText();
  const toast = useToast();
  const { keyFor } = useIdempotencyKey();
  const [ask, { isLoading, error }] = api.useRequestReturnMutation();
  const form = useZodForm(schema, { lines: pieceValues(lines, 'none'), reason: '', notes: '' });
  const { control, setValue } = form;
  const fillIn = (start: 'all' | 'none') =>
    setValue('lines', pieceValues(lines, start), { shouldDirty: true });

  const submit = async ({ lines: entered, reason, notes }: z.output<typeof schema>) => {
    const requestReturnRequest = {
      reason,
      lines: chosenPieces(entered),
      ...(notes ? { notes } : {}),
    };
    const key = keyFor(requestReturnRequest);
    const { data } = await ask({ id: orderId, 'Idempotency-Key': key, requestReturnRequest });
    if (!data) return;
    toast.success(
      text('returnAsked', { number: data.number }),
      isBuyer ? text('returnAskedText') : undefined,
    );
    onClose();
  };
  return (
    <FormDialog
      open
      form={form}
      title={text('returnTitle', { id: orderId })}
      submitLabel={text('returnNow')}
      loadingLabel={text('returning')}
      loading={isLoading}
      error={error}
      failure={{ title: text('returnFailed'), text: text('tryAgain') }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {text(isBuyer ? 'returnText' : 'returnTextStaff')}
      </Typography>
      <PieceFields
        control={control}
        lines={lines}
        label={text('returnLines')}
        onAll={() => fillIn('all')}
        onNone={() => fillIn('none')}
      />
      <SelectField
        control={control}
        name="reason"
        label={text('returnReason')}
        options={OPTIONS}
        placeholder={text('chooseReason')}
        required
      />
      <TextField control={control} name="notes" label={text('returnNotes')} rows={3} />
    </FormDialog>
  );
}
