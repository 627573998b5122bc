import { Suspense } from 'react';
import { api } from '@/api/enhance';
import { CardGridSkeleton, ErrorState } from '@/ui/feedback';
import { usePolling } from '@/lib/hooks/usePolling';
import { lazyPart } from '@/lib/parts';

const FigureBoard = lazyPart(() => import('./FigureBoards'));

/** The team's figures, for a manager or for a supervisor; they follow what happens. */
export function Figures({ show }: { show: 'analytics' | 'operations' }) {
  const pollingInterval = usePolling();
  const { data, error, refetch } = api.useGetTeamFiguresQuery(undefined, {
    pollingInterval,
    refetchOnMountOrArgChange: true,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardGridSkeleton count={6} height={96} />;
  return (
    <Suspense fallback={<CardGridSkeleton count={6} height={96} />}>
      <FigureBoard show={show} figures={data} />
    </Suspense>
  );
}
