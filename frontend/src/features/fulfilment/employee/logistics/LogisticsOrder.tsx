import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { OrderResponse } from '@/api/generated';
import { LogisticsFields, useLogistics } from '@/features/fulfilment';
import { useText as useFloorText } from '@/features/fulfilment/messages';
import { methodName } from '@/lib/methods';
import { useText } from '../messages';
import { OrderHeading } from '../OrderParts';

interface LogisticsOrderProps {
  order: OrderResponse;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** One order to send: its number, notes and courier, written at once. */
export function LogisticsOrder({ order, chosen, onChoose }: LogisticsOrderProps) {
  const text = useText();
  const floorText = useFloorText();
  const logistics = useLogistics(order);
  return (
    <Card
      component="section"
      aria-label={text('order', { id: order.id })}
      sx={{ p: 2, display: 'grid', gap: 2 }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Checkbox
          checked={chosen}
          onChange={(_event, on) => onChoose(on)}
          slotProps={{ input: { 'aria-label': text('choose', { id: order.id }) } }}
          sx={{ m: -1, mr: 0 }}
        />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <OrderHeading order={order} level="h3" />
          {order.shippingAddress && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
              {[
                order.shippingMethod && methodName(order.shippingMethod),
                order.shippingAddress?.replace(/\s*\n\s*/g, ', '),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          )}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'center',
          gridTemplateColumns: { md: '1fr auto' },
        }}
      >
        <LogisticsFields logistics={logistics} size="small" />
        <Button
          variant="contained"
          disabled={!logistics.hasChanges}
          loading={logistics.loading}
          onClick={() => void logistics.save()}
        >
          {floorText('updateLogistics')}
        </Button>
      </Box>
    </Card>
  );
}
