import FactoryIcon from '@mui/icons-material/FactoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { ProductionResponse } from '@/api/generated';
import { KpiCard } from '@/ui/data';
import { CardGridSkeleton, EmptyState, QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { PeriodPicker, pointName, pointTick, usePeriod, type Period } from '@/ui/period';
import { formatCount } from '@/lib/counts';
import { usePolling } from '@/lib/hooks/usePolling';
import { paths } from '@/lib/paths';
import { ChartCard, type ChartSeries } from '@/ui/charts';
import { formatDay } from '@/lib/dates';
import { text as now, useText } from './messages';
import { shareOf } from './rate';
import { TopProducts } from './TopProducts';

const SERIES: readonly ChartSeries[] = [
  { id: 'produced', label: now('produced'), colour: 'primary.main' },
  { id: 'shipped', label: now('shipped'), colour: 'info.main' },
  { id: 'scrapped', label: now('scrapped'), colour: 'warning.main' },
];
const pieces = (count: number) => formatCount(count);

/** The figures over time, as columns or as a table. */
function SeriesCard({ data, period }: { data: ProductionResponse; period: Period }) {
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

function Figures({ data }: { data: ProductionResponse }) {
  const text = useText();
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}
    >
      <KpiCard label={text('produced')} value={formatCount(data.produced)} />
      <KpiCard label={text('scrapped')} value={formatCount(data.scrapped)} />
      <KpiCard label={text('scrapRate')} value={shareOf(data.scrapped, data.produced)} />
      <KpiCard label={text('shipped')} value={formatCount(data.shipped)} />
    </Box>
  );
}

function Content({ data, period }: { data: ProductionResponse; period: Period }) {
  const text = useText();
  if (data.produced + data.scrapped + data.shipped === 0)
    return (
      <Card>
        <EmptyState
          icon={<FactoryIcon />}
          title={text('empty')}
          text={text('emptyText')}
          action={
            <Button variant="contained" component={RouterLink} to={paths.manufacturer.stockIn}>
              {text('stockIn')}
            </Button>
          }
        />
      </Card>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Figures data={data} />
      <SeriesCard data={data} period={period} />
      <TopProducts products={data.products} />
    </Box>
  );
}

/** What the company made in a period, what of it was scrapped, and what left for buyers. */
export default function ProductionPage() {
  const text = useText();
  const pollingInterval = usePolling();
  const { period, change, isBackwards } = usePeriod();
  const { from, to, bucket } = period;
  const query = api.useGetProductionQuery(
    { from, to, bucket },
    { skip: isBackwards, pollingInterval, refetchOnMountOrArgChange: true },
  );
  return (
    <Page title={text('title')} description={text('titleText')}>
      <PeriodPicker period={period} onChange={change} />
      <Box aria-busy={query.isFetching}>
        {!isBackwards && (
          <QueryView query={query} loading={<CardGridSkeleton height={110} />}>
            {(shown) => <Content data={shown} period={period} />}
          </QueryView>
        )}
      </Box>
    </Page>
  );
}
