import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { KpiCard, KpiGrid } from '@/ui/data';
import { formatCount } from '@/lib/counts';
import { IssuesByPriority, IssuesPerDay, OrdersByStatus, People } from './FigureParts';
import { openIssues, ordersOnHand, spokenHours, type TeamFigures } from './figures';
import { useText } from './messages';

interface FiguresProps {
  figures: TeamFigures;
}

function SideBySide({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}

/** What a manager looks at: what was done, how well trouble is dealt with, what will be short. */
function AnalyticsFigures({ figures }: FiguresProps) {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <KpiGrid>
        <KpiCard label={text('processedToday')} value={formatCount(figures.processedToday)} />
        <KpiCard label={text('onHand')} value={formatCount(ordersOnHand(figures))} />
        <KpiCard label={text('openIssues')} value={formatCount(openIssues(figures))} />
        <KpiCard
          label={text('resolution')}
          value={spokenHours(figures.averageResolutionHours)}
          note={text('resolutionNote')}
        />
        <KpiCard label={text('belowLow')} value={formatCount(figures.stockBelowLow)} />
        <KpiCard label={text('stockOut')} value={formatCount(figures.stockOut)} />
      </KpiGrid>
      <IssuesPerDay figures={figures} />
      <SideBySide>
        <OrdersByStatus figures={figures} />
        <IssuesByPriority figures={figures} />
      </SideBySide>
      <People figures={figures} />
    </Box>
  );
}

/** What a supervisor looks at: who does what, what waits, what is about to run out or expire. */
function OperationsFigures({ figures }: FiguresProps) {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <KpiGrid>
        <KpiCard label={text('onHand')} value={formatCount(ordersOnHand(figures))} />
        <KpiCard label={text('processedToday')} value={formatCount(figures.processedToday)} />
        <KpiCard label={text('stockOut')} value={formatCount(figures.stockOut)} />
        <KpiCard
          label={text('expiring')}
          value={formatCount(figures.lotsExpiring30)}
          note={text('expiringNote')}
        />
      </KpiGrid>
      <SideBySide>
        <People figures={figures} />
        <Box sx={{ display: 'grid', gap: 2 }}>
          <OrdersByStatus figures={figures} />
          <IssuesByPriority figures={figures} />
        </Box>
      </SideBySide>
    </Box>
  );
}

const BOARDS = { analytics: AnalyticsFigures, operations: OperationsFigures };

interface FigureBoardProps extends FiguresProps {
  show: keyof typeof BOARDS;
}

export default function FigureBoard({ show, figures }: FigureBoardProps) {
  const Board = BOARDS[show];
  return <Board figures={figures} />;
}
