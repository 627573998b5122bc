import { useSyncExternalStore } from 'react';

const follow = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const isVisible = () => document.visibilityState !== 'hidden';

/** How often what others change is asked for again, in milliseconds. */
const EVERY = 30_000;

/** For a query's `pollingInterval`: every 30 seconds while somebody can see the page, otherwise not at all. */
export function usePolling(every: number = EVERY): number {
  return useSyncExternalStore(follow, isVisible) ? every : 0;
}
