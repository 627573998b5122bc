import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OrderResponse } from '@/api/generated';
import { DateTime, Money } from '@/components/data';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { Status } from '@/components/status';
import { useText } from './messages';
import { useComplete } from './useComplete';

/** The lines as somebody picks them: pieces and name. */
function Lines({ order }: { order: OrderResponse }) {
  const text = useText();
  if (order.isQuote || !order.items?.length)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('quote')}
      </Typography>
    );
  return (
    <Box component="ul" aria-label={text('lines')} sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
      {order.items.map(({ id, name, sku, pieces }) => (
        <li key={id}>
          {text('line', { count: pieces, name })}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {sku}
          </Box>
        </li>
      ))}
    </Box>
  );
}

function Heading({ order }: { order: OrderResponse }) {
  const text = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography variant="h5" component="h2">
        {text('order', { id: order.id })}
      </Typography>
      <Status of="order" value={order.status} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {order.customerName} · <DateTime time={order.createdAt} />
      </Typography>
      <Box sx={{ ml: 'auto', fontWeight: 620 }}>
        <Money amount={order.totalAmount} />
      </Box>
    </Box>
  );
}

/** One order of the queue: what goes out, its two numbers, and the way to finish it. */
export function OpenOrder({ order }: { order: OrderResponse }) {
  const text = useText();
  const [deliveryNote, setDeliveryNote] = useState(order.deliveryNote ?? '');
  const [shippingNumber, setShippingNumber] = useState(order.shippingNumber ?? '');
  const [isAsking, setAsking] = useState(false);
  const { complete, loading } = useComplete(order);
  const canComplete = order.allowedTransitions.includes('completed');
  const isFilled = deliveryNote.trim() !== '' && shippingNumber.trim() !== '';
  const confirm = async () => {
    await complete(deliveryNote.trim(), shippingNumber.trim());
    setAsking(false);
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
      <Heading order={order} />
      <Lines order={order} />
      {canComplete && (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            alignItems: 'center',
            gridTemplateColumns: { md: '1fr 1fr auto' },
          }}
        >
          {inputs.map(([name, value, change]) => (
            <MuiTextField
              key={name}
              size="small"
              label={text(name)}
              value={value}
              onChange={(event) => change(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
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
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
