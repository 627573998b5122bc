import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DateTime } from '@/ui/data';
import { describeStatus } from '@/ui/status';
import { useText } from './messages';
import { timelineSteps, type StepState, type TimelineStep } from './timeline';
import type { ShownOrder } from './types';

const LOOKS: Record<StepState, object> = {
  done: { bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' },
  current: { bgcolor: 'background.paper', color: 'primary.main', borderColor: 'primary.main' },
  skipped: { bgcolor: 'surface.sunken', color: 'text.disabled', borderColor: 'divider' },
  upcoming: { bgcolor: 'background.paper', color: 'text.disabled', borderColor: 'divider' },
};

function Dot({ state, status }: Pick<TimelineStep, 'state' | 'status'>) {
  const isCancelled = status === 'cancelled';
  return (
    <Box
      aria-hidden
      sx={{
        width: 24,
        height: 24,
        flexShrink: 0,
        borderRadius: '50%',
        border: 2,
        display: 'grid',
        placeItems: 'center',
        '& svg': { fontSize: 14 },
        ...(isCancelled ? LOOKS.skipped : LOOKS[state]),
      }}
    >
      {isCancelled && <CloseIcon />}
      {!isCancelled && state === 'done' && <CheckIcon />}
      {!isCancelled && state === 'current' && (
        <Box sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'currentcolor' }} />
      )}
    </Box>
  );
}

function Step({ step }: { step: TimelineStep }) {
  const text = useText();
  const { status, state, at } = step;
  const isAhead = state === 'upcoming' || state === 'skipped';
  return (
    <Box
      component="li"
      aria-current={state === 'current' ? 'step' : undefined}
      sx={{
        flex: 1,
        display: 'flex',
        flexDirection: { xs: 'row', sm: 'column' },
        gap: { xs: 1.5, sm: 0.75 },
        position: 'relative',
        pb: { xs: 2, sm: 0 },
        '&:not(:last-of-type)::after': {
          content: '""',
          position: 'absolute',
          bgcolor: isAhead || state === 'current' ? 'divider' : 'primary.main',
          left: { xs: 11, sm: 28 },
          right: { xs: 'auto', sm: 4 },
          top: { xs: 28, sm: 11 },
          bottom: { xs: 4, sm: 'auto' },
          width: { xs: 2, sm: 'auto' },
          height: { xs: 'auto', sm: 2 },
        },
      }}
    >
      <Dot state={state} status={status} />
      <Box>
        <Typography
          variant="body2"
          sx={{
            fontWeight: state === 'current' ? 650 : 550,
            color: isAhead ? 'text.secondary' : 'text.primary',
          }}
        >
          {describeStatus('order', status).label}
        </Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {at ? <DateTime time={at} /> : state === 'skipped' && text('skipped')}
        </Typography>
      </Box>
    </Box>
  );
}

/** How far an order is on its way; a row on wide screens, a column on phones. */
export function OrderStatusTimeline({ order }: { order: ShownOrder }) {
  const text = useText();
  return (
    <Box
      component="ol"
      aria-label={text('progress')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
      }}
    >
      {timelineSteps(order).map((step) => (
        <Step key={step.status} step={step} />
      ))}
    </Box>
  );
}
