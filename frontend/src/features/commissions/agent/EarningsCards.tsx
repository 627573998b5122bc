import { skipToken } from '@reduxjs/toolkit/query';
import { api } from '@/api/enhance';
import { KpiCard, KpiGrid, Money } from '@/ui/data';
import { formatMoney } from '@/lib/money';
import { centsOf } from '@/ui/charts';
import { useText } from './messages';
import { changeOf, earnedOf, type EarningsSummary } from './summary';

interface EarningsCardsProps {
  /** Undefined: of all together; nobody has joined through them. */
  agentId: number | undefined;
  /** Undefined while it is on its way. */
  summary: EarningsSummary | undefined;
}

/** What the next payout brings, what was earned this month and in all, and how many people joined. */
export function EarningsCards({ agentId, summary }: EarningsCardsProps) {
  const text = useText();
  const referred = api.useListUsersQuery(
    agentId === undefined ? skipToken : { referredBy: agentId, limit: 1 },
  );
  const loading = !summary;
  const percent = summary && changeOf(summary.series);
  const trend = summary?.series.slice(-6).map((month) => centsOf(month.commission));
  return (
    <KpiGrid>
      <KpiCard
        label={text('unpaid')}
        value={<Money amount={summary?.unpaidApproved} />}
        note={summary && text('unpaidNote', { minimum: formatMoney(summary.payoutMinimum) })}
        loading={loading}
      />
      <KpiCard
        label={text('thisMonth')}
        value={<Money amount={summary && earnedOf(summary.month)} />}
        note={text('byApproval')}
        loading={loading}
        {...(percent === undefined ? {} : { change: { percent, against: text('againstLast') } })}
        {...(trend ? { trend } : {})}
      />
      <KpiCard
        label={text('lifetime')}
        value={<Money amount={summary && earnedOf(summary.lifetime)} />}
        loading={loading}
      />
      {agentId !== undefined && (
        <KpiCard
          label={text('referredCount')}
          value={referred.data?.total ?? '—'}
          loading={referred.isLoading}
        />
      )}
    </KpiGrid>
  );
}
