import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { z } from 'zod';
import { api } from '@/api/enhance';
import { QuantityField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { formatCount } from '@/lib/counts';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { arrivals, receiveSchema } from './arrivals';
import { useText } from './fulfilmentMessages';
import type { PieceLine } from './pieces';

interface ReceiveDialogProps {
  returnId: number;
  number: string;
  /** What was announced. */
  lines: readonly PieceLine[];
  onClose: () => void;
}

/** Enters what arrived of a return: for the shelf, or damaged. */
export default function ReceiveDialog({ returnId, number, lines, onClose }: ReceiveDialogProps) {
  const text = useText();
  const toast = useToast();
  const { keyFor } = useIdempotencyKey();
  const [receive, { isLoading, error }] = api.useReceiveReturnMutation();
  const form = useZodForm(receiveSchema, {
    lines: lines.map((line) => ({ ...line, good: String(line.most), bad: '0' })),
  });
  const { control } = form;

  const submit = async (values: z.output<typeof receiveSchema>) => {
    const receiveReturnRequest = { lines: arrivals(values.lines) };
    const key = keyFor(receiveReturnRequest);
    const { data } = await receive({ id: returnId, 'Idempotency-Key': key, receiveReturnRequest });
    if (!data) return;
    toast.success(text('received'));
    onClose();
  };
  return (
    <FormDialog
      open
      form={form}
      title={text('receiveTitle', { number })}
      submitLabel={text('receiveNow')}
      loadingLabel={text('receiving')}
      loading={isLoading}
      error={error}
      failure={{ title: text('receiveFailed'), text: text('tryAgain') }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text('receiveText')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 }}>
        {lines.map((line, index) => (
          <Box component="li" key={line.lineId}>
            <Typography sx={{ fontWeight: 600 }}>{line.name}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
              {text('ofAnnounced', { most: formatCount(line.most) })}
            </Typography>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
              <QuantityField
                control={control}
                name={`lines.${index}.good`}
                label={text('good')}
                min={0}
                max={line.most}
              />
              <QuantityField
                control={control}
                name={`lines.${index}.bad`}
                label={text('bad')}
                min={0}
                max={line.most}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </FormDialog>
  );
}
