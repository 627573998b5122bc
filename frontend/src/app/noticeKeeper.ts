import { selectUser } from '@/access/session';
import type { AppStore } from './store';

type Follow = (store: AppStore) => () => void;

/** What follows comes with the generated calls, which a guest's first page does not carry. */
const loadFollower = async (): Promise<Follow> =>
  (await import('@/features/notices/live')).followLive;

/** Follows the notices of whoever is signed in; a browser that cannot leaves it to asking now and then. */
export function keepNotices(
  store: AppStore,
  load: () => Promise<Follow> = loadFollower,
): () => void {
  let who: number | null = null;
  let stopFollowing: (() => void) | undefined;

  const look = () => {
    const id = selectUser(store.getState())?.id ?? null;
    if (id === who) return;
    who = id;
    stopFollowing?.();
    stopFollowing = undefined;
    if (id === null || !('EventSource' in window)) return;
    load()
      .then((follow) => {
        if (who === id) stopFollowing ??= follow(store);
      })
      .catch(() => undefined); // asking now and then goes on
  };
  const stop = store.subscribe(look);
  look();
  return () => {
    who = null;
    stop();
    stopFollowing?.();
    stopFollowing = undefined;
  };
}
