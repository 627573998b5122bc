import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A titled block of the detail panel. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title} sx={{ p: 2.5 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

export type Fact = readonly [label: string, value: ReactNode];

const isKnown = ([, value]: Fact) => value !== null && value !== undefined && value !== '';

/** Names and values beside each other; those without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(isKnown);
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {known.map(([label, value]) => (
        <Box
          key={label}
          sx={{
            display: 'grid',
            alignItems: 'baseline',
            columnGap: 2,
            // One column for all names: the values begin below each other, beside what they are.
            gridTemplateColumns: 'min(40%, 10rem) minmax(0, 1fr)',
          }}
        >
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

interface FactLineProps {
  title: string;
  facts: readonly Fact[];
  loading?: boolean;
}

/** Figures that are compared with nothing, in a quiet line below those that move; it breaks where there is no room. */
export function FactLine({ title, facts, loading = false }: FactLineProps) {
  return (
    <Card
      component="section"
      aria-label={title}
      aria-busy={loading}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 3,
        rowGap: 1,
        px: { xs: 2, sm: 2.5 },
        py: 1.5,
      }}
    >
      <Typography variant="body2" component="h2" sx={{ fontWeight: 620 }}>
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, minWidth: 0 }}
      >
        {facts
          .filter((fact) => loading || isKnown(fact))
          .map(([label, value]) => (
            <Box
              key={label}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}
            >
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {label}
              </Typography>
              <Typography
                component="dd"
                variant="body2"
                sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
              >
                {loading ? <Skeleton width={40} /> : value}
              </Typography>
            </Box>
          ))}
      </Box>
    </Card>
  );
}
