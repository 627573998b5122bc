import Box from '@mui/material/Box';
import { api } from '@/api/enhance';
import { addMoney, formatMoney } from '@/lib/money';
import { axisMoney, ChartCard, moneyOf, type ChartSeries } from '@/ui/charts';
import { QueryView } from '@/ui/feedback';
import { BonusCard } from './BonusCard';
import { EarningsCards } from './EarningsCards';
import { text as now, useText } from './messages';
import { chartPoints, type EarnedMonth, type EarningsSummary } from './summary';
import { SumsTable } from './SumsTable';

const SERIES: readonly ChartSeries[] = [
  { id: 'commission', label: now('commission'), colour: 'primary.main' },
  { id: 'bonus', label: now('bonus'), colour: 'warning.main' },
];
/** The scale steps by whole dollars at least. */
const DOLLAR = 100;

/** What each of the last months earned: commissions, and the bonus on top. */
function EarningsChart({ series }: { series: readonly EarnedMonth[] }) {
  const text = useText();
  const sum = addMoney('0', ...series.flatMap(({ commission, bonus }) => [commission, bonus]));
  return (
    <ChartCard
      title={text('chart')}
      label={text('chartText', { sum: formatMoney(sum), count: series.length })}
      points={chartPoints(series)}
      series={SERIES}
      format={moneyOf}
      formatTick={axisMoney}
      least={DOLLAR}
      stacked
    />
  );
}

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
