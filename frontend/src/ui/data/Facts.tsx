import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
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

/** Names and values beside each other; those without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
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
