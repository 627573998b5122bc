import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, type To } from 'react-router-dom';
import type { OrderResponse } from '@/api/generated';
import { DateTime, Money } from '@/ui/data';
import { itemSummary, PartlyShipped } from '@/features/orders';
import { Status } from '@/ui/status';
import { ARRIVED, ArrivedMark } from '@/ui/table';
import { courierName, isPickable } from '@/features/fulfilment';
import { useText } from './messages';

interface QueueRowProps {
  order: OrderResponse;
  to: To;
  isShown: boolean;
  /** Came in while somebody looks at the queue. */
  isNew?: boolean;
  chosen: boolean;
  /** Left out where no more can be chosen. */
  onChoose?: ((on: boolean) => void) | undefined;
}

/** An order of the queue, with the box that chooses it where it can be picked. */
export function QueueRow(props: QueueRowProps) {
  const { order, to, isShown, isNew = false, chosen, onChoose } = props;
  const text = useText();
  const { id, customerName, createdAt, status, paymentStatus, courier, totalAmount } = order;
  return (
    <Box
      component="li"
      aria-current={isShown ? 'true' : undefined}
      sx={{
        display: 'flex',
        gap: 1,
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        ...(isShown ? { bgcolor: 'surface.accent' } : {}),
        ...(isNew ? ARRIVED : {}),
      }}
    >
      {isNew && <ArrivedMark />}
      <Checkbox
        size="small"
        checked={chosen}
        disabled={!onChoose}
        onChange={(_event, on) => onChoose?.(on)}
        slotProps={{ input: { 'aria-label': text('choose', { id }) } }}
        sx={{
          alignSelf: 'flex-start',
          m: -0.75,
          mr: 0,
          visibility: isPickable(order) ? 'visible' : 'hidden',
        }}
      />
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
          <Link component={RouterLink} to={to} sx={{ fontWeight: 620 }}>
            {text('order', { id })}
          </Link>
          <Money amount={totalAmount} />
        </Box>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {customerName} · {itemSummary(order)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Status of="order" value={status} />
          <PartlyShipped order={order} />
          <Status of="payment" value={paymentStatus} />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {courierName(courier)} · <DateTime time={createdAt} />
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
