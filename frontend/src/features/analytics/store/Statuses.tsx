import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { TradeResponse } from '@/api/generated';
import { describeStatus, Status } from '@/ui/status';
import { formatCount } from '@/lib/counts';
import { Behind } from '../Behind';
import { useText } from './messages';

interface StatusesProps {
  statuses: TradeResponse['byStatus'];
  /** Where the orders of a status are listed. */
  to: (status: string) => string;
}

/** How many orders stand where, with their share as a bar. */
export function Statuses({ statuses, to }: StatusesProps) {
  const text = useText();
  const all = statuses.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <Card component="section" aria-label={text('byStatus')} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        {text('byStatus')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {statuses.map(({ status, orders }) => (
          <Box component="li" key={status}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 0.75 }}>
              <Status of="order" value={status} />
              <Typography component="span" sx={{ fontWeight: 600 }}>
                <Behind
                  to={to(status)}
                  label={text('statusOrders', {
                    status: describeStatus('order', status).label,
                    count: orders,
                    shown: formatCount(orders),
                  })}
                >
                  {formatCount(orders)}
                </Behind>
              </Typography>
            </Box>
            <Box aria-hidden sx={{ height: 6, borderRadius: 3, bgcolor: 'surface.sunken' }}>
              <Box
                sx={{
                  height: 1,
                  borderRadius: 3,
                  bgcolor: 'primary.main',
                  width: `${(orders / Math.max(1, all)) * 100}%`,
                }}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
