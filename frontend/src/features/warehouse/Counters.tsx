import { api } from '@/api/enhance';
import { KpiCard, KpiGrid } from '@/components/data';
import { ErrorState } from '@/components/feedback';
import { formatCount } from '@/lib/counts';
import { usePolling } from '@/lib/hooks/usePolling';
import { useText } from './messages';

const COUNTED = ['pending', 'processing', 'shipped', 'total'] as const;

/** How many orders stand where (specification 2 §2). */
export function Counters() {
  const text = useText();
  const pollingInterval = usePolling();
  const { data, error, refetch } = api.useGetWarehouseFiguresQuery(undefined, {
    pollingInterval,
    refetchOnMountOrArgChange: true,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <KpiGrid>
      {COUNTED.map((name) => (
        <KpiCard
          key={name}
          label={text(name)}
          value={data && formatCount(data[name])}
          loading={!data}
        />
      ))}
    </KpiGrid>
  );
}
