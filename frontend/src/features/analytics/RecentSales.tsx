import { api } from '@/api/enhance';
import type { SalesResponse } from '@/api/generated';
import { addDays, isoDay } from '@/lib/dates';
import { changeSince, KpiCard, KpiGrid } from '@/ui/data';
import { QueryView } from '@/ui/feedback';
import { PageSection } from '@/ui/page/PageSection';
import { sizeOf, wordsOf } from './figures';
import { useText } from './messages';

const DAYS = 30;
/** What the owners are judged by. */
const SHOWN = ['revenue', 'margin', 'orders', 'averageOrder'] as const;

/** The company's last 30 days: each figure against the 30 days before, and its shape day by day. */
export function RecentSales({ to: more }: { to: string }) {
  const text = useText();
  const to = isoDay();
  const query = api.useGetSalesQuery(
    { from: addDays(to, 1 - DAYS), to, step: 'day', compare: 'previous' },
    { refetchOnMountOrArgChange: true },
  );
  const shown = (sales?: SalesResponse) => (
    <KpiGrid>
      {SHOWN.map((figure) => {
        const before = sales?.previous;
        return (
          <KpiCard
            key={figure}
            label={text(figure)}
            value={sales && wordsOf(sales.total, figure)}
            loading={!sales}
            {...changeSince(
              sales?.total[figure],
              before?.[figure],
              before ? text('against', { value: wordsOf(before, figure) }) : '',
            )}
            {...(sales ? { trend: sales.series.map((point) => sizeOf(point, figure)) } : {})}
          />
        );
      })}
    </KpiGrid>
  );
  return (
    <PageSection title={text('recent', { days: DAYS })} more={{ label: text('title'), to: more }}>
      <QueryView query={query} loading={shown()}>
        {shown}
      </QueryView>
    </PageSection>
  );
}
