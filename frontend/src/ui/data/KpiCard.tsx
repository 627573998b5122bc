import ArrowDownIcon from '@mui/icons-material/SouthEast';
import ArrowUpIcon from '@mui/icons-material/NorthEast';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatPercent } from '@/lib/counts';
import { useText } from '../messages';
import { Sparkline } from './Sparkline';

export interface KpiChange {
  /** In percent of the earlier period, rounded by whoever computes it. */
  percent: number;
  /** What it is compared with, such as "vs. last month". */
  against: string;
  /** Whether up is good news; it is, unless said otherwise. */
  upIsGood?: boolean;
}

interface KpiCardProps {
  label: string;
  value: ReactNode;
  change?: KpiChange;
  /** A few words below the value. */
  note?: ReactNode;
  /** The values over time, oldest first. */
  trend?: number[];
  loading?: boolean;
}

function Change({ percent, against, upIsGood = true }: KpiChange) {
  const text = useText();
  const isGood = percent > 0 === upIsGood;
  const tone = percent === 0 ? 'neutral' : isGood ? 'success' : 'danger';
  const key = percent === 0 ? 'noChange' : percent > 0 ? 'changeUp' : 'changeDown';
  const Arrow = percent > 0 ? ArrowUpIcon : ArrowDownIcon;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
      <Box component="span" sx={{ color: `tone.${tone}.fg`, fontWeight: 620 }}>
        {percent !== 0 && (
          <Arrow aria-hidden sx={{ fontSize: 14, verticalAlign: '-2px', mr: 0.25 }} />
        )}
        {text(key, { value: formatPercent(Math.abs(percent)) })}
      </Box>{' '}
      {against}
    </Typography>
  );
}

/** One figure: its value, how it changed, and its shape over time. */
export function KpiCard({ label, value, change, note, trend, loading = false }: KpiCardProps) {
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 } }} aria-busy={loading}>
      <Typography variant="body2" component="p" sx={{ color: 'text.secondary', fontWeight: 550 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography
          component="p"
          sx={{
            fontSize: { xs: '1.25rem', sm: '1.75rem' },
            fontWeight: 660,
            letterSpacing: '-0.03em',
            lineHeight: 1.4,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {loading ? <Skeleton width={96} /> : value}
        </Typography>
        {!loading && trend && <Sparkline values={trend} />}
      </Box>
      {!loading && change && <Change {...change} />}
      {!loading && note && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {note}
        </Typography>
      )}
    </Card>
  );
}

/** Lays KPI cards out side by side, as many as fit. */
export function KpiGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        // Two by two on a phone; one that is left over takes the whole row.
        '& > :last-child:nth-child(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        gridTemplateColumns: {
          xs: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
          sm: 'repeat(auto-fit, minmax(min(100%, 232px), 1fr))',
        },
        // Five stand as three and two: four and one would leave a hole.
        '&:has(> :nth-child(5):last-child)': {
          gridTemplateColumns: { md: 'repeat(6, minmax(0, 1fr))' },
          '& > *': { gridColumn: { md: 'span 2' } },
          '& > :nth-child(n + 4)': { gridColumn: { md: 'span 3' } },
        },
      }}
    >
      {children}
    </Box>
  );
}
