import { axisMoney, ChartCard, moneyOf, type ChartSeries } from '@/ui/charts';
import { addMoney, formatMoney } from '@/lib/money';
import { text as now, useText } from './messages';
import { chartPoints, type EarnedMonth } from './summary';

const SERIES: readonly ChartSeries[] = [
  { id: 'commission', label: now('commission'), colour: 'primary.main' },
  { id: 'bonus', label: now('bonus'), colour: 'warning.main' },
];
/** The scale steps by whole dollars at least. */
const DOLLAR = 100;

/** What each of the last months earned: commissions, and the bonus on top. */
export function EarningsChart({ series }: { series: readonly EarnedMonth[] }) {
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
