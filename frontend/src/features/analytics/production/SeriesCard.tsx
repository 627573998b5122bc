import type { ProductionResponse } from '@/api/generated';
import { ChartCard, type ChartSeries } from '@/ui/charts';
import { pointName, pointTick, type Period } from '@/ui/period';
import { formatCount } from '@/lib/counts';
import { formatDay } from '@/lib/dates';
import { text as now, useText } from './messages';

const SERIES: readonly ChartSeries[] = [
  { id: 'produced', label: now('produced'), colour: 'primary.main' },
  { id: 'shipped', label: now('shipped'), colour: 'info.main' },
  { id: 'scrapped', label: now('scrapped'), colour: 'warning.main' },
];
const pieces = (count: number) => formatCount(count);

/** The figures over time, as columns or as a table. */
export function SeriesCard({ data, period }: { data: ProductionResponse; period: Period }) {
  const text = useText();
  const { from, to, bucket } = period;
  return (
    <ChartCard
      title={text('chart')}
      label={text('chartText', {
        produced: pieces(data.produced),
        scrapped: pieces(data.scrapped),
        shipped: pieces(data.shipped),
        from: formatDay(from),
        to: formatDay(to),
      })}
      series={SERIES}
      points={data.series.map(({ start, produced, shipped, scrapped }) => ({
        id: start,
        name: pointName(start, bucket),
        tick: pointTick(start, bucket),
        values: { produced, shipped, scrapped },
      }))}
      format={pieces}
    />
  );
}
