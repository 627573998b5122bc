import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DateTime } from '@/ui/data';
import { kindLabel, type CaseEvent } from '@/features/people/documents';
import { Block } from '@/ui/data/Facts';
import type { Tone } from '@/theme/palette';
import { useText } from './messages';

const TONES: Record<CaseEvent['event'], Tone> = {
  registered: 'neutral',
  submitted: 'info',
  accepted: 'success',
  refused: 'danger',
  approved: 'success',
  rejected: 'danger',
  reminded: 'warning',
  expired: 'danger',
};

function Event({ event: happened }: { event: CaseEvent }) {
  const text = useText();
  const { event, documentKind, reason, note, actorName, createdAt } = happened;
  const label = documentKind ? kindLabel(documentKind) : text('document');
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 3,
        pb: 2.25,
        '&::before': {
          content: '""',
          position: 'absolute',
          left: 1,
          top: 6,
          width: 10,
          height: 10,
          borderRadius: '50%',
          bgcolor: `tone.${TONES[event]}.fg`,
        },
        '&:not(:last-of-type)::after': {
          content: '""',
          position: 'absolute',
          left: 5,
          top: 20,
          bottom: -4,
          width: 2,
          bgcolor: 'divider',
        },
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Typography variant="subtitle2" component="p">
        {text(`event.${event}`, { label })}
      </Typography>
      {reason && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {text(`reason.${reason}`)}
        </Typography>
      )}
      {note && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {note}
        </Typography>
      )}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        <DateTime time={createdAt} /> {actorName ? text('by', { name: actorName }) : text('system')}
      </Typography>
    </Box>
  );
}

/** Everything that happened to a case, the latest first. */
export function CaseHistory({ history }: { history: readonly CaseEvent[] }) {
  const text = useText();
  return (
    <Block title={text('history')}>
      {history.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('noHistory')}
        </Typography>
      ) : (
        <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {history.toReversed().map((event, index) => (
            <Event key={`${event.createdAt} ${event.event} ${index}`} event={event} />
          ))}
        </Box>
      )}
    </Block>
  );
}
