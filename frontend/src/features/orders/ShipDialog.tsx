import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { api } from '@/api/enhance';
import { TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { formatCount } from '@/lib/counts';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { text as now, useText } from './fulfilmentMessages';
import { PieceFields } from './PieceFields';
import { chosenPieces, pieceLinesSchema, pieceValues, type PieceLine } from './pieces';
import type { ShownOrder } from './types';
import { UnpaidNotice } from './UnpaidNotice';

const words = (most: number) => z.string().trim().max(most, now('tooLong', { most }));

const schema = z.object({
  lines: pieceLinesSchema,
  carrier: words(100),
  trackingNumber: words(100),
  notes: words(2000),
});

interface ShipDialogProps {
  order: Pick<ShownOrder, 'id' | 'version' | 'shipUnpaid'>;
  /** What has not left yet. */
  lines: readonly PieceLine[];
  onClose: () => void;
}

/** Ships some or all of what is left of an order. */
export default function ShipDialog({ order, lines, onClose }: ShipDialogProps) {
  const text = useText();
  const toast = useToast();
  const { keyFor } = useIdempotencyKey();
  const [ship, { isLoading, error }] = api.useShipOrderMutation();
  const form = useZodForm(schema, {
    lines: pieceValues(lines, 'all'),
    carrier: '',
    trackingNumber: '',
    notes: '',
  });
  const { control, setValue } = form;
  const fillIn = (start: 'all' | 'none') =>
    setValue('lines', pieceValues(lines, start), { shouldDirty: true });

  const submit = async ({ lines: entered, ...rest }: z.output<typeof schema>) => {
    const stated = Object.entries(rest).filter(([, value]) => value !== '');
    const shipOrderRequest = {
      lines: chosenPieces(entered),
      ...Object.fromEntries(stated),
      ...(order.version ? { version: order.version } : {}),
    };
    const key = keyFor(shipOrderRequest);
    const { data } = await ship({ id: order.id, 'Idempotency-Key': key, shipOrderRequest });
    if (!data) return;
    const left = entered.reduce((sum, { most, pieces }) => sum + most - pieces, 0);
    const number = data.shipments?.at(-1)?.number ?? '';
    toast.success(
      text('shipped', { number }),
      left > 0 ? text('shippedPart', { count: left, shown: formatCount(left) }) : undefined,
    );
    onClose();
  };

  return (
    <FormDialog
      open
      form={form}
      title={text('shipTitle', { id: order.id })}
      submitLabel={text('shipNow')}
      loadingLabel={text('shipping')}
      loading={isLoading}
      error={error}
      failure={{ title: text('shipFailed'), text: text('tryAgain') }}
      onSubmit={submit}
      onClose={onClose}
    >
      <UnpaidNotice order={order} />
      <Typography sx={{ color: 'text.secondary' }}>{text('shipText')}</Typography>
      <PieceFields
        control={control}
        lines={lines}
        label={text('shipLines')}
        onAll={() => fillIn('all')}
        onNone={() => fillIn('none')}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField control={control} name="carrier" label={text('carrier')} autoComplete="off" />
        <TextField
          control={control}
          name="trackingNumber"
          label={text('trackingNumber')}
          autoComplete="off"
        />
      </Box>
      <TextField control={control} name="notes" label={text('notesOptional')} rows={2} />
    </FormDialog>
  );
}
