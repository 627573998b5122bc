import { api } from '@/api/enhance';
import type { TradeResponse } from '@/api/generated';
import { centsOf } from '@/ui/charts';
import { KpiCard, KpiGrid, Money } from '@/ui/data';
import { QueryView } from '@/ui/feedback';
import { PageSection } from '@/ui/page/PageSection';
import { formatCount } from '@/lib/counts';
import { addDays, isoDay } from '@/lib/dates';
import { formatMoney, percentChange } from '@/lib/money';
import { useText } from './messages';
import type { Side } from './side';

/** A store sells every day; what somebody buys for it comes in larger steps. */
const DAYS: Readonly<Record<Side, number>> = { seller: 7, buyer: 30 };

interface RecentTradeProps {
  side: Side;
  userId: number;
  /** Where there is more of it. */
  more?: { label: string; to: string };
}

type Figure = 'revenue' | 'margin';

/** What somebody sold or bought of late, against as many days before, and its shape day by day. */
export function RecentTrade({ side, userId, more }: RecentTradeProps) {
  const text = useText();
  const days = DAYS[side];
  const to = isoDay();
  const from = addDays(to, 1 - days);
  const of = { as: side, userId, bucket: 'day' } as const;
  const query = api.useGetTradeQuery({ ...of, from, to }, { refetchOnMountOrArgChange: true });
  const before = api.useGetTradeQuery({ ...of, from: addDays(from, -days), to: addDays(from, -1) });

  const change = (
    now: string | undefined | null,
    then: string | undefined | null,
    said: string,
  ) => {
    const percent = now && then ? percentChange(now, then) : undefined;
    return percent === undefined
      ? {}
      : { change: { percent, against: text('against', { value: said }) } };
  };
  const amount = (figure: Figure, trade: TradeResponse | undefined) => {
    const then = before.data?.[figure];
    return {
      value: <Money amount={trade?.[figure]} />,
      ...change(trade?.[figure], then, formatMoney(then)),
    };
  };
  const shown = (trade?: TradeResponse) => {
    const loading = !trade;
    const trend = (of: (point: TradeResponse['series'][number]) => number) =>
      trade ? { trend: trade.series.map(of) } : {};
    return (
      <KpiGrid>
        <KpiCard
          label={text(side === 'seller' ? 'sales' : 'spend')}
          loading={loading}
          {...amount('revenue', trade)}
          {...trend((point) => centsOf(point.amount))}
        />
        {trade?.margin && <KpiCard label={text('margin')} {...amount('margin', trade)} />}
        <KpiCard
          label={text('orders')}
          value={formatCount(trade?.orders)}
          loading={loading}
          {...change(
            trade && String(trade.orders),
            before.data && String(before.data.orders),
            formatCount(before.data?.orders),
          )}
          {...trend((point) => point.orders)}
        />
      </KpiGrid>
    );
  };
  return (
    <PageSection title={text('recent', { days })} {...(more ? { more } : {})}>
      <QueryView query={query} loading={shown()}>
        {shown}
      </QueryView>
    </PageSection>
  );
}
