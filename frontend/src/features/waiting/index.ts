/** What waits for the person who is signed in: the counts, for the menu; the list (`Waiting.tsx`), for dashboards. */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import type { WaitingKindName } from '@/api/generated';
import { usePolling } from '@/lib/hooks/usePolling';

const EVERY_MINUTE = 60_000;

/** Whatever changes in these areas, here or as live events tell, may settle what waits. */
api.enhanceEndpoints({
  endpoints: {
    getWaiting: {
      providesTags: [
        'Waiting',
        'Accounts',
        'Sign-in',
        'Orders',
        'Returns',
        'Commissions',
        'Warehouse',
        'Picking',
        'Purchasing',
        'Inventory',
        'Catalogue',
        'Issues',
      ],
    },
  },
});

/** What waits, the most urgent first; asked again after every change that may settle some of it, and every minute. */
export function useWaitingList() {
  const { user } = useSession();
  const pollingInterval = usePolling(EVERY_MINUTE);
  return api.useGetWaitingQuery(user ? undefined : skipToken, { pollingInterval });
}

export type WaitingCounts = Readonly<Partial<Record<WaitingKindName, number>>>;

/** How many things of each kind wait; a kind of which nothing does is left out. */
export function useWaiting(): WaitingCounts {
  const items = useWaitingList().data?.items;
  return useMemo(
    () => Object.fromEntries((items ?? []).map(({ kind, count }) => [kind, count])),
    [items],
  );
}
