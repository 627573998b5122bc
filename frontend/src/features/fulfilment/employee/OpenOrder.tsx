import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import type { OrderResponse } from '@/api/generated';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { asksUnpaid, UnpaidNotice } from '@/features/orders';
import { useText } from './messages';
import { OrderHeading, OrderLines } from './OrderParts';
import { InputField } from '@/ui/fields';
import { useComplete } from './useComplete';

interface OpenOrderProps {
  order: OrderResponse;
  /** The order as it is once it is finished. */
  onDone: (order: OrderResponse) => void;
}

/** One order of the queue: what goes out, its two numbers, and the way to finish it. */
export function OpenOrder({ order, onDone }: OpenOrderProps) {
  const text = useText();
  const [deliveryNote, setDeliveryNote] = useState(order.deliveryNote ?? '');
  const [shippingNumber, setShippingNumber] = useState(order.shippingNumber ?? '');
  const [isAsking, setAsking] = useState(false);
  const [seen] = useState(order);
  const { complete, loading, dialog } = useComplete(seen);
  const canComplete = order.allowedTransitions.includes('completed');
  const isFilled = deliveryNote.trim() !== '' && shippingNumber.trim() !== '';
  const confirm = async () => {
    const done = await complete(deliveryNote.trim(), shippingNumber.trim());
    setAsking(false);
    if (done) onDone(done);
  };
  const inputs = [
    ['deliveryNote', deliveryNote, setDeliveryNote],
    ['shippingNumber', shippingNumber, setShippingNumber],
  ] as const;
  return (
    <Card
      component="section"
      aria-label={text('order', { id: order.id })}
      sx={{ p: 2.5, display: 'grid', gap: 2 }}
    >
      <OrderHeading order={order} />
      <OrderLines order={order} />
      {canComplete && (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            alignItems: 'end',
            gridTemplateColumns: { md: '1fr 1fr auto' },
          }}
        >
          {inputs.map(([name, value, change]) => (
            <InputField
              key={name}
              size="small"
              label={text(name)}
              value={value}
              onChange={change}
              maxLength={100}
            />
          ))}
          <Button
            variant="contained"
            disabled={!isFilled || loading}
            onClick={() => setAsking(true)}
          >
            {text('done')}
          </Button>
        </Box>
      )}
      <ConfirmDialog
        open={isAsking}
        title={text('doneTitle', { id: order.id })}
        consequence={text('doneText')}
        confirmLabel={text('done')}
        loading={loading}
        disabled={order.shipUnpaid === 'refuse'}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {asksUnpaid(order, 'completed') && <UnpaidNotice order={order} />}
      </ConfirmDialog>
      {dialog}
    </Card>
  );
}
