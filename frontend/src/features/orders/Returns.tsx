import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Status } from '@/ui/status';
import { formatDay } from '@/lib/dates';
import { Block } from '@/ui/data/Facts';
import { useText } from './fulfilmentMessages';
import { ReturnDetails } from './ReturnDetails';
import type { ShownOrder } from './types';

/** What of an order comes back; with the way to ask for more. */
export function Returns({ order, action }: { order: ShownOrder; action?: ReactNode }) {
  const text = useText();
  const returns = order.returns ?? [];
  if (returns.length === 0 && !action) return null;
  return (
    <Block title={text('returns')}>
      {returns.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('noReturns')}
        </Typography>
      )}
      {order.returnUntil && (
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', mb: returns.length > 0 ? 2 : 0 }}
        >
          {text('returnUntil', { day: formatDay(order.returnUntil) })}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 }}>
        {returns.map((found) => (
          <Box component="li" key={found.id}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
              <Typography variant="subtitle2" component="h3">
                {found.number}
              </Typography>
              <Status of="return" value={found.state} />
            </Box>
            <ReturnDetails found={found} order={order} />
          </Box>
        ))}
      </Box>
      {action && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Block>
  );
}
