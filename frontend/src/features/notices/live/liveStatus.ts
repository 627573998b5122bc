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

/** A record that the company's people look at together, by kind and number. */
export interface SharedRecord {
  kind: string;
  id: number;
}

const watchers = new Set<(record: SharedRecord) => void>();

/** Passes on that somebody came to a record, left or changed it. */
export function tellPresence(record: SharedRecord): void {
  watchers.forEach((heard) => heard(record));
}

/** Calls back at news about who is on any record, until what it gives back is called. */
export function onPresence(heard: (record: SharedRecord) => void): () => void {
  watchers.add(heard);
  return () => void watchers.delete(heard);
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
