import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RecentWork, type WorkFigure } from '@/features/fulfilment';
import { changeSince, KpiCard } from '@/ui/data';
import { FactLine } from '@/ui/data/Facts';
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

/** What a manager is judged by. */
const ANALYTICS: readonly WorkFigure[] = [
  'ordersProcessed',
  'ordersShipped',
  'piecesProduced',
  'issuesClosed',
];
/** What a supervisor's shift is judged by. */
const OPERATIONS: readonly WorkFigure[] = [
  'ordersProcessed',
  'ordersShipped',
  'ordersDelivered',
  'issuesClosed',
];

/** How long an issue takes; faster is better. */
function Resolution({ figures }: FiguresProps) {
  const text = useText();
  const { averageResolutionHours: hours, averageResolutionHoursBefore: before } = figures;
  return (
    <KpiCard
      label={text('resolution')}
      value={spokenHours(hours)}
      note={text('resolutionNote')}
      {...changeSince(hours, before, text('against', { value: spokenHours(before) }), false)}
    />
  );
}

/** What a manager looks at: what was done, how well trouble is dealt with, what will be short. */
function AnalyticsFigures({ figures }: FiguresProps) {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <RecentWork recent={figures.recent} show={ANALYTICS}>
        <Resolution figures={figures} />
      </RecentWork>
      <FactLine
        title={text('now')}
        facts={[
          [text('processedToday'), formatCount(figures.processedToday)],
          [text('onHand'), formatCount(ordersOnHand(figures))],
          [text('openIssues'), formatCount(openIssues(figures))],
          [text('belowLow'), formatCount(figures.stockBelowLow)],
          [text('stockOut'), formatCount(figures.stockOut)],
        ]}
      />
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
      <RecentWork recent={figures.recent} show={OPERATIONS} />
      <FactLine
        title={text('now')}
        facts={[
          [text('onHand'), formatCount(ordersOnHand(figures))],
          [text('processedToday'), formatCount(figures.processedToday)],
          [text('stockOut'), formatCount(figures.stockOut)],
          [text('expiring'), formatCount(figures.lotsExpiring30)],
        ]}
      />
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
