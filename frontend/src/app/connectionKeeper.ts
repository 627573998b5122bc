import { endPendingSession, selectIsSignOutPending, selectUser } from '@/access/session';
import { baseApi } from '@/api/base';
import {
  followPending,
  pendingCount,
  pendingWait,
  questionsDropped,
  selectUnanswered,
  sendPending,
  type Unanswered,
} from '@/api/unanswered';
import type { AppDispatch } from '@/lib/hooks/useAppDispatch';
import { loadPart } from '@/lib/parts';
import { PICKS_KEY, readStored } from '@/lib/storage';
import type { AppStore } from './store';

/** Seconds until the next try; the last one from there on. */
const PAUSES = [2, 4, 8, 15] as const;

interface Endpoint {
  initiate: (args: unknown, options: { forceRefetch: true; subscribe: false }) => unknown;
}

/** The endpoints that were loaded so far, by name. */
const endpoints = () => baseApi.endpoints as unknown as Record<string, Endpoint | undefined>;

function ask(store: AppStore, { endpoint, args }: Unanswered): unknown {
  const question = endpoints()[endpoint]?.initiate(args, { forceRefetch: true, subscribe: false });
  return question && (store.dispatch as (thunk: unknown) => unknown)(question);
}

/** Asks again what the server has not answered, sends what waits, and ends the session that could not be ended before. */
async function retry(store: AppStore): Promise<void> {
  const state = store.getState();
  const open = Object.entries(selectUnanswered(state));
  const cached = state.api.queries as Record<string, unknown>;
  const dropped = open.filter(([key]) => !cached[key]).map(([key]) => key);
  if (dropped.length > 0) store.dispatch(questionsDropped(dropped));
  const asked = open.filter(([key]) => cached[key]).map(([, one]) => ask(store, one));
  const ending = (store.dispatch as AppDispatch)(endPendingSession());
  // One that fails must not end the others, nor the next attempt.
  await Promise.allSettled([...asked, ending, ...sendPending(store)]);
}

/** Sends the picks that somebody made here without a connection, once they are signed in again. Few have any. */
function resumePicks(store: AppStore): () => void {
  let who: number | undefined;
  return () => {
    const id = selectUser(store.getState())?.id;
    if (id === who) return;
    who = id;
    if (id === undefined || readStored(`${PICKS_KEY}${id}`) === null) return;
    void loadPart(() => import('@/features/fulfilment/picking/unsent')).then(({ startUnsent }) =>
      startUnsent(store),
    );
  };
}

/** Keeps trying while the connection is lost, at once when the browser says that it is back. */
export function keepConnection(store: AppStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isTrying = false;

  const isOpen = () => {
    const state = store.getState();
    const isAsking = Object.keys(selectUnanswered(state)).length > 0;
    return isAsking || selectIsSignOutPending(state) || pendingCount(store) > 0;
  };
  const asked = () =>
    Math.max(
      pendingWait(store),
      ...Object.values(selectUnanswered(store.getState())).map(({ wait }) => wait),
    );
  const attempt = async () => {
    timer = undefined;
    isTrying = true;
    tries += 1;
    await retry(store);
    isTrying = false;
    look();
  };
  const look = () => {
    if (isTrying || timer !== undefined) return;
    if (!isOpen()) {
      tries = 0;
      return;
    }
    const pause = Math.max(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0, asked());
    timer = setTimeout(() => void attempt(), pause * 1000);
  };
  const onOnline = () => {
    if (isTrying || !isOpen()) return;
    clearTimeout(timer);
    void attempt();
  };
  const resume = resumePicks(store);
  const stops = [store.subscribe(look), store.subscribe(resume), followPending(look)];
  window.addEventListener('online', onOnline);
  look();
  resume();
  return () => {
    stops.forEach((stop) => stop());
    clearTimeout(timer);
    timer = undefined;
    isTrying = true; // whatever is still on its way starts nothing more
    window.removeEventListener('online', onOnline);
  };
}
