import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DateTime } from '@/ui/data';
import { formatCount } from '@/lib/counts';
import { Facts } from '@/ui/data/Facts';
import { useText } from './fulfilmentMessages';
import { ReturnActions } from './ReturnActions';
import type { ShownOrder, ShownReturn } from './types';

interface ReturnDetailsProps {
  found: ShownReturn;
  /** The order, where it is known: how it was paid. */
  order?: ShownOrder;
}

/** The goods of a return, why they come back, what was answered, and what can be done with it. */
export function ReturnDetails({ found, order }: ReturnDetailsProps) {
  const text = useText();
  const { lines, reason, notes, answer, requestedByName, createdAt } = found;
  const hasArrived = lines.some(({ receivedPieces }) => (receivedPieces ?? 0) > 0);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {lines.map((line) => (
          <Box component="li" key={line.lineId}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {formatCount(line.pieces)} × {line.name}
            </Typography>
            {hasArrived && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text('arrived', {
                  shown: formatCount(line.receivedPieces ?? 0),
                  restocked: formatCount(line.restockedPieces ?? 0),
                })}
              </Typography>
            )}
            {line.reason && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {line.reason}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      <Facts
        facts={[
          [text('reason'), reason],
          [text('notes'), notes],
          [text('answer'), answer],
        ]}
      />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <DateTime time={createdAt} />
        {requestedByName && ` · ${text('requestedBy', { name: requestedByName })}`}
      </Typography>
      <ReturnActions found={found} {...(order ? { order } : {})} />
    </Box>
  );
}
