import { Suspense } from 'react';
import { api } from '@/api/enhance';
import { CardGridSkeleton, QueryView } from '@/ui/feedback';
import { usePolling } from '@/lib/hooks/usePolling';
import { lazyPart } from '@/lib/parts';

const FigureBoard = lazyPart(() => import('./FigureBoards'));

/** The team's figures, for a manager or for a supervisor; they follow what happens. */
export function Figures({ show }: { show: 'analytics' | 'operations' }) {
  const pollingInterval = usePolling();
  const query = api.useGetTeamFiguresQuery(undefined, {
    pollingInterval,
    refetchOnMountOrArgChange: true,
  });
  return (
    <QueryView query={query} loading={<CardGridSkeleton count={6} height={96} />}>
      {(data) => (
        <Suspense fallback={<CardGridSkeleton count={6} height={96} />}>
          <FigureBoard show={show} figures={data} />
        </Suspense>
      )}
    </QueryView>
  );
}
