import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OrderDetailResponse } from '@/api/generated';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useText } from './messages';
import { useChangeOrder } from './useChangeOrder';

const STEPS = [
  { status: 'processing', label: 'markProcessing' },
  { status: 'shipped', label: 'markShipped' },
  { status: 'delivered', label: 'markDelivered' },
] as const;
type Step = (typeof STEPS)[number]['status'];

/** The warehouse's buttons. Which of them work, the server says. */
export function OrderSteps({ order }: { order: OrderDetailResponse }) {
  const text = useText();
  const [tracking, setTracking] = useState(order.trackingNumber ?? '');
  const [notes, setNotes] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { change, loading } = useChangeOrder(order.id);
  const number = tracking.trim();
  const steps = STEPS.filter(({ status }) => order.allowedTransitions.includes(status));
  const isNewNumber = number !== '' && number !== (order.trackingNumber ?? '');

  const move = async (status: Step) => {
    const wish = {
      status,
      ...(number ? { trackingNumber: number } : {}),
      ...(notes.trim() ? { notes: notes.trim() } : {}),
    };
    if (await change(wish)) setNotes('');
    setAsking(false);
  };
  const onStep = (status: Step) => {
    if (status === 'shipped' && number === '') setAsking(true);
    else void move(status);
  };

  if (steps.length === 0 && order.allowedTransitions.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{text('finished')}</Typography>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <MuiTextField
          label={text('trackingNumber')}
          value={tracking}
          onChange={(event) => setTracking(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <MuiTextField
          label={text('notes')}
          helperText={text('notesHint')}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {steps.map(({ status, label }, index) => (
          <Button
            key={status}
            variant={index === 0 ? 'contained' : 'outlined'}
            disabled={loading}
            onClick={() => onStep(status)}
          >
            {text(label)}
          </Button>
        ))}
        {isNewNumber && (
          <Button disabled={loading} onClick={() => void change({ trackingNumber: number })}>
            {text('save')}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={isAsking}
        title={text('shipTitle', { id: order.id })}
        consequence={text('shipText')}
        confirmLabel={text('ship')}
        loading={loading}
        onConfirm={() => move('shipped')}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
