import Box from '@mui/material/Box';
import { api } from '@/api/enhance';
import { QueryView } from '@/ui/feedback';
import { BonusCard } from './BonusCard';
import { EarningsCards } from './EarningsCards';
import { EarningsChart } from './EarningsChart';
import type { EarningsSummary } from './summary';
import { SumsTable } from './SumsTable';

function Beside({ summary }: { summary: EarningsSummary }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        '& > :only-child': { gridColumn: '1 / -1' },
      }}
    >
      <SumsTable month={summary.month} lifetime={summary.lifetime} />
      {summary.bonus && <BonusCard bonus={summary.bonus} />}
    </Box>
  );
}

interface EarningsProps {
  /** Left out: of all together, for the owners. */
  agentId?: number | undefined;
  /** With the sums by status. */
  detailed?: boolean;
}

/** What this person has earned, or all together: figures, month by month, and how far the bonus has come. */
export function Earnings({ agentId, detailed = false }: EarningsProps) {
  const query = api.useGetCommissionSummaryQuery(agentId === undefined ? {} : { userId: agentId }, {
    refetchOnMountOrArgChange: true,
  });
  const shown = (data?: EarningsSummary) => (
    <>
      <EarningsCards agentId={agentId} summary={data} />
      {data && <EarningsChart series={data.series} />}
      {data && detailed && <Beside summary={data} />}
      {data?.bonus && !detailed && <BonusCard bonus={data.bonus} />}
    </>
  );
  return (
    <QueryView query={query} loading={shown()}>
      {shown}
    </QueryView>
  );
}
