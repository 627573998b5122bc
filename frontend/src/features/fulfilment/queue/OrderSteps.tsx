import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OrderDetailResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { asksUnpaid, ShipButton, UnpaidNotice } from '@/features/orders';
import { describeStatus } from '@/ui/status';
import { useToast } from '@/ui/toaster';
import { isPickable, LogisticsFields, PickButton, useLogistics } from '@/features/fulfilment';
import { useText as useFloorText } from '@/features/fulfilment/messages';
import { useText } from './messages';

const STEPS = [
  { status: 'processing', label: 'markProcessing' },
  { status: 'shipped', label: 'markShipped' },
  { status: 'delivered', label: 'markDelivered' },
] as const;
type Step = (typeof STEPS)[number]['status'];

/** From here on nobody chooses the courier any more. */
const ARRIVED: readonly string[] = ['delivered', 'completed', 'cancelled'];

/** Moves an order on, with what was typed about its way, and says what came of it. */
function useStep(order: OrderDetailResponse) {
  const text = useText();
  const toast = useToast();
  const logistics = useLogistics(order);
  const move = async (to: Step) => {
    const { data, error } = await logistics.send({ status: to });
    if (error) toast.error(text('failed'), problemText(error, text('failedText')));
    if (!data) return;
    const status = describeStatus('order', data.status).label;
    toast.success(text('updated', { id: order.id }), text('updatedText', { status }));
    logistics.forget();
  };
  return { logistics, move };
}

/** The warehouse's buttons. Which of them work, the server says. */
export function OrderSteps({ order }: { order: OrderDetailResponse }) {
  const text = useText();
  const floorText = useFloorText();
  const { logistics, move } = useStep(order);
  const [asked, setAsked] = useState<Step | null>(null);
  const steps = STEPS.filter(({ status }) => order.allowedTransitions.includes(status));
  const { loading, hasChanges, values } = logistics;

  const hasNumber = values.trackingNumber.trim() !== '';

  const onStep = (status: Step) => {
    if ((status === 'shipped' && !hasNumber) || asksUnpaid(order, status)) setAsked(status);
    else void move(status);
  };
  if (ARRIVED.includes(order.status) && order.allowedTransitions.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{text('finished')}</Typography>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LogisticsFields logistics={logistics} courierDisabled={ARRIVED.includes(order.status)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
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
        <ShipButton order={order} isPart={steps.some(({ status }) => status === 'shipped')} />
        {hasChanges && (
          <Button disabled={loading} onClick={() => void logistics.save()}>
            {floorText('updateLogistics')}
          </Button>
        )}
        {isPickable(order) && <PickButton orderIds={[order.id]} />}
      </Box>
      <ConfirmDialog
        open={asked !== null}
        title={text(hasNumber ? 'shipAnyway' : 'shipTitle', { id: order.id })}
        consequence={text(hasNumber ? 'leaves' : 'shipText')}
        confirmLabel={text('ship')}
        loading={loading}
        disabled={order.shipUnpaid === 'refuse'}
        onConfirm={async () => {
          if (asked) await move(asked);
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      >
        {asked && asksUnpaid(order, asked) && <UnpaidNotice order={order} />}
      </ConfirmDialog>
    </Box>
  );
}
