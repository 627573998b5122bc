import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DateTime } from '@/ui/data';
import { describeStatus } from '@/ui/status';
import { useText } from './messages';
import type { ShownOrderEvent } from './types';

function useHeadline() {
  const text = useText();
  return ({ from, to }: ShownOrderEvent): string => {
    if (!from) return text('historyPlaced');
    if (from === to) return text('historyNoted');
    const word = (status: string) => describeStatus('order', status).label;
    return text('historyChange', { from: word(from), to: word(to) });
  };
}

/** Everything that happened to an order, the latest first. */
export function OrderHistory({ events }: { events: readonly ShownOrderEvent[] }) {
  const text = useText();
  const headline = useHeadline();
  return (
    <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {events.toReversed().map((event) => (
        <Box component="li" key={`${event.createdAt} ${event.to} ${event.note ?? ''}`}>
          <Typography variant="subtitle2" component="p">
            {headline(event)}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            <DateTime time={event.createdAt} />
            {event.actorName && ` ${text('historyBy', { name: event.actorName })}`}
          </Typography>
          {event.note && (
            <Typography variant="body2" sx={{ mt: 0.25 }}>
              {event.note}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
