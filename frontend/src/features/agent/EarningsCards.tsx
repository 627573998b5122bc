import { api } from '@/api/enhance';
import { KpiCard, KpiGrid, Money, type KpiChange } from '@/components/data';
import { ErrorState } from '@/components/feedback';
import { toCents } from '@/lib/money';
import { useText } from './messages';
import type { Earnings } from './earnings';
import { useEarnings } from './useEarnings';

/** Percent of change, where there is something to compare with. */
function changeOf({ thisMonth, lastMonth }: Earnings): number | undefined {
  const [now, before] = [toCents(thisMonth) ?? 0n, toCents(lastMonth) ?? 0n];
  return before === 0n ? undefined : Number(((now - before) * 100n) / before);
}

/** What was earned this month and in all, and how many people joined. */
export function EarningsCards({ agentId }: { agentId: number }) {
  const text = useText();
  const { earnings, error, again } = useEarnings();
  const referred = api.useListUsersQuery({ referredBy: agentId, limit: 1 });
  if (error) return <ErrorState error={error} onRetry={again} />;
  const percent = earnings && changeOf(earnings);
  const change: KpiChange | undefined =
    percent === undefined ? undefined : { percent, against: text('againstLast') };
  return (
    <KpiGrid>
      <KpiCard
        label={text('thisMonth')}
        value={<Money amount={earnings?.thisMonth} />}
        loading={!earnings}
        {...(change ? { change } : {})}
        {...(earnings ? { trend: earnings.trend } : {})}
      />
      <KpiCard
        label={text('lifetime')}
        value={<Money amount={earnings?.lifetime} />}
        loading={!earnings}
      />
      <KpiCard
        label={text('referredCount')}
        value={referred.data?.total ?? '—'}
        loading={referred.isLoading}
      />
    </KpiGrid>
  );
}
