import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RecentWorkResponse, WorkFigures } from '@/api/generated';
import { formatCount } from '@/lib/counts';
import { changeSince, KpiCard, KpiGrid } from '@/ui/data';
import { useText } from './messages';

export type WorkFigure = keyof WorkFigures;

interface RecentWorkProps {
  /** Nothing while it is on its way. */
  recent: RecentWorkResponse | undefined;
  show: readonly WorkFigure[];
  /** Further figures beside these. */
  children?: ReactNode;
}

/** What was done in the last seven days, each figure against the seven before, and its shape day by day. */
export function RecentWork({ recent, show, children }: RecentWorkProps) {
  const text = useText();
  return (
    <Box component="section" aria-label={text('recent')}>
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        {text('recent')}
      </Typography>
      <KpiGrid>
        {show.map((figure) => {
          const before = recent?.previous[figure];
          return (
            <KpiCard
              key={figure}
              label={text(figure)}
              value={formatCount(recent?.total[figure])}
              loading={!recent}
              {...changeSince(
                recent?.total[figure],
                before,
                text('against', { value: formatCount(before) }),
              )}
              {...(recent ? { trend: recent.series.map((day) => day[figure]) } : {})}
            />
          );
        })}
        {children}
      </KpiGrid>
    </Box>
  );
}
