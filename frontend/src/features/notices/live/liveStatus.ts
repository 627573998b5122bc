import { useSyncExternalStore } from 'react';
import { usePolling } from '@/lib/hooks/usePolling';

let isLive = false;
const followers = new Set<() => void>();

/** Says whether notices arrive by themselves just now. */
export function setLive(now: boolean): void {
  if (now === isLive) return;
  isLive = now;
  followers.forEach((changed) => changed());
}

function follow(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}

/** While news arrive by themselves, a look at the server only makes up for a connection that died unnoticed. */
const SELDOM = 300_000;

/**
 * For the queries of notices and of the lists that the stream tells of: asked for again every 30 seconds,
 * where word of them arrives live every five minutes.
 */
export function useLivePolling(): number {
  const often = usePolling();
  const seldom = usePolling(SELDOM);
  return useSyncExternalStore(follow, () => isLive) ? seldom : often;
}
