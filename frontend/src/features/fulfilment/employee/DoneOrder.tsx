import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { OrderResponse } from '@/api/generated';
import { useText } from './messages';
import { OrderHeading } from './OrderParts';

/** An order that was finished a moment ago: its row is locked. */
export function DoneOrder({ order }: { order: OrderResponse }) {
  const text = useText();
  const { id, deliveryNote, shippingNumber } = order;
  return (
    <Card
      component="section"
      aria-label={text('order', { id })}
      sx={{ p: 2.5, display: 'grid', gap: 2, bgcolor: 'surface.sunken' }}
    >
      <OrderHeading order={order} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="body2" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
          {text('numbers', {
            deliveryNote: deliveryNote ?? '',
            shippingNumber: shippingNumber ?? '',
          })}
        </Typography>
        <Button variant="outlined" disabled startIcon={<LockIcon />}>
          {text('isDone')}
        </Button>
      </Box>
    </Card>
  );
}
