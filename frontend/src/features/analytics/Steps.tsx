import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount, formatShare } from '@/lib/counts';
import { Behind } from './Behind';
import { shareOf } from './figures';
import { useText } from './messages';

export interface StepLink {
  label: string;
  to: string;
}

interface Step {
  id: string;
  label: string;
  count: number;
  /** The list behind it. */
  to?: string;
  /** The lists behind it, where it takes more than one. */
  parts?: readonly StepLink[];
  /** Who left on the way. */
  isLoss?: boolean;
}

interface StepsProps {
  title: string;
  note: string;
  steps: readonly Step[];
}

function Parts({ parts }: { parts: readonly StepLink[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, mt: 0.5 }}>
      {parts.map(({ label, to }) => (
        <Link key={to} component={RouterLink} to={to} variant="caption">
          {label}
        </Link>
      ))}
    </Box>
  );
}

function StepRow({ step, first }: { step: Step; first: number }) {
  const text = useText();
  const { label, count, to, parts, isLoss = false } = step;
  const share = shareOf(count, first);
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.75 }}>
        <Behind to={to}>{label}</Behind>
        <Typography component="span" sx={{ textAlign: 'right' }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {formatCount(count)}
          </Box>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {text('ofFirst', { rate: formatShare(share) })}
          </Box>
        </Typography>
      </Box>
      <Box aria-hidden sx={{ height: 8, borderRadius: 4, bgcolor: 'surface.sunken' }}>
        <Box
          sx={{
            height: 1,
            borderRadius: 4,
            bgcolor: isLoss ? 'warning.main' : 'primary.main',
            width: `${Math.min(1, share) * 100}%`,
          }}
        />
      </Box>
      {parts && <Parts parts={parts} />}
    </Box>
  );
}

/** Steps one after the other, each with what of the first one it has. */
export function Steps({ title, note, steps }: StepsProps) {
  const [first] = steps;
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {note}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {steps.map((step) => (
          <StepRow key={step.id} step={step} first={first?.count ?? 0} />
        ))}
      </Box>
    </Card>
  );
}
