import type { SalesResponse } from '@/api/generated';
import { axisMoney, ChartCard, type ChartSeries } from '@/ui/charts';
import { pointName, pointTick } from '@/ui/period';
import { formatCount } from '@/lib/counts';
import { formatDay } from '@/lib/dates';
import { inWords, isMoney, sizeOf, wordsOf, type Figure } from './figures';
import { groupName } from './groupName';
import { salesOf, ordersOfGroup, pointDays, type Lists, type Side } from './links';
import { useText } from './messages';

interface SalesChartsProps {
  sales: SalesResponse;
  figure: Figure;
  side: Side;
  lists: Lists;
  /** Whether they are compared with the year before. */
  isYear: boolean;
  /** Whether the groups are in an order of their own. */
  isSorted: boolean;
}

/** The scale steps by whole dollars at least. */
const DOLLAR = 100;
/** More groups than these are for the table. */
const MOST_BARS = 10;

function useChart(
  { sales, figure, isYear }: Pick<SalesChartsProps, 'sales' | 'figure' | 'isYear'>,
  title: string,
) {
  const text = useText();
  const now: ChartSeries = { id: 'now', label: text(figure), colour: 'primary.main' };
  const before: ChartSeries = {
    id: 'before',
    label: text(isYear ? 'compare.year' : 'before'),
    colour: 'text.secondary',
    isLine: true,
  };
  return {
    title,
    series: sales.previous ? [now, before] : [now],
    format: inWords(figure),
    formatTick: isMoney(figure) ? axisMoney : formatCount,
    least: isMoney(figure) ? DOLLAR : 1,
    label: text('chartText', {
      title,
      value: wordsOf(sales.total, figure),
      from: formatDay(sales.from),
      to: formatDay(sales.to),
    }),
  };
}

function OverTime(props: SalesChartsProps) {
  const { sales, figure, lists } = props;
  const text = useText();
  const { series, step, previousSeries, from, to } = sales;
  const chart = useChart(props, text('overTime', { figure: text(figure) }));
  return (
    <ChartCard
      {...chart}
      file={`sales-${figure}-${from}-${to}`}
      points={series.map((point, at) => ({
        id: point.start,
        name: pointName(point.start, step),
        tick: pointTick(point.start, step),
        values: { now: sizeOf(point, figure), before: sizeOf(previousSeries?.[at], figure) },
        to: salesOf(lists, pointDays(point.start, step, sales)),
      }))}
    />
  );
}

function ByGroup(props: SalesChartsProps) {
  const { sales, figure, side, lists, isSorted } = props;
  const text = useText();
  const title = text(`by.${side}`, { figure: text(figure) });
  const chart = useChart(props, title);
  const bySize = [...sales.groups].sort(
    (one, other) => sizeOf(other, figure) - sizeOf(one, figure),
  );
  const shown = (isSorted ? sales.groups : bySize).slice(0, MOST_BARS);
  return (
    <ChartCard
      {...chart}
      bars
      what={text(side)}
      file={`sales-by-${side}-${sales.from}-${sales.to}`}
      points={shown.map((group) => {
        const to = ordersOfGroup(lists, sales, side, group.key);
        const name = groupName(side, group);
        return {
          id: group.key ?? '',
          name,
          tick: name,
          values: {
            now: sizeOf(group, figure),
            before: sizeOf(group.previous ?? undefined, figure),
          },
          ...(to === undefined ? {} : { to }),
        };
      })}
    />
  );
}

/** One figure over time and by group. Loaded when there is something to draw. */
export default function SalesCharts(props: SalesChartsProps) {
  return (
    <>
      <OverTime {...props} />
      {props.sales.groups.length > 0 && <ByGroup {...props} />}
    </>
  );
}
