import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSelector, useStore } from 'react-redux';
import { selectUser, type WithSession } from '@/access/session';
import { api } from '@/api/enhance';
import { addPending, isUnreached, pendingChanged } from '@/api/unanswered';
import type { AppDispatch } from '@/lib/hooks/useAppDispatch';
import { newKey } from '@/lib/keys';
import { isProblem, problemText } from '@/lib/server/problem';
import { PICKS_KEY } from '@/lib/storage';
import { text } from './messages';
import {
  awaited,
  changed,
  follow,
  read,
  remove,
  settle,
  shownOf,
  write,
  type Outcome,
  type UnsentPick,
} from './unsentStore';

type ApiState = Parameters<typeof api.util.selectCachedArgsForQuery>[0];

/** What sending needs of the app's store. */
export interface PicksStore {
  dispatch: AppDispatch;
  getState: () => unknown;
}

/** How long a picker waits for an answer before going on without it, in milliseconds. */
const PATIENCE = 8_000;
/** After this a request counts as lost, in milliseconds. */
const HANGING = 20_000;
/** Held while picks are sent, so that two tabs do not get into each other's order. */
const LOCK = 'tierway-picks';

let wait = 0;

const userOf = (store: PicksStore) => selectUser(store.getState() as WithSession)?.id;

function begin(store: PicksStore, { key, pickId: id, change }: UnsentPick) {
  const head = { id, 'Idempotency-Key': key };
  const once = { track: false } as const;
  return change.kind === 'confirm'
    ? store.dispatch(
        api.endpoints.confirmPick.initiate({ ...head, confirmPickRequest: change.body }, once),
      )
    : store.dispatch(
        api.endpoints.shortPick.initiate({ ...head, shortPickRequest: change.body }, once),
      );
}

/** The answer of the server; a connection that hangs is given up, so that the next attempt can begin. */
async function call(store: PicksStore, one: UnsentPick) {
  const request = begin(store, one);
  const late = setTimeout(() => request.abort(), HANGING);
  try {
    return await request;
  } finally {
    clearTimeout(late);
  }
}

/** The pick as the server has it now, where it says so. */
async function stateNow(store: PicksStore, { waveId, pickId }: UnsentPick) {
  const question = { forceRefetch: true, subscribe: false } as const;
  const { data } = await store.dispatch(
    api.endpoints.getPickWave.initiate({ id: waveId }, question),
  );
  const pick = data?.picks.find(({ id }) => id === pickId);
  return pick && { state: pick.state, pickedPieces: pick.pickedPieces, pieces: pick.pieces };
}

/** Sends one; whether the server has answered. */
async function sendOne(store: PicksStore, userId: number, one: UnsentPick): Promise<boolean> {
  const { data, error } = await call(store, one);
  if (data) {
    const dispatch = store.dispatch as ThunkDispatch<ApiState, unknown, UnknownAction>;
    await dispatch(api.util.upsertQueryData('getPickWave', { id: data.id }, data));
    remove(userId, one.key);
    settle(one.key, { kind: 'sent' });
    return true;
  }
  wait = isProblem(error) ? (error.retryAfter ?? 0) : 0;
  if (!isProblem(error) || isUnreached(error) || error.status === 401) return false;
  if (awaited.has(one.key)) {
    remove(userId, one.key);
    settle(one.key, { kind: 'refused', problem: error });
    return true;
  }
  const now = await stateNow(store, one);
  const refusal = { reason: problemText(error, text('tryAgain')), ...(now ? { now } : {}) };
  const marked = (other: UnsentPick) => (other.key === one.key ? { ...other, refusal } : other);
  write(userId, read(userId).map(marked));
  return true;
}

/** Sends what waits, in order, until the server cannot be reached; whether it had an answer to each. */
async function sendAll(store: PicksStore): Promise<boolean> {
  const userId = userOf(store);
  while (userId !== undefined && userOf(store) === userId) {
    const next = read(userId).find(({ refusal }) => !refusal);
    if (!next) return true;
    if (!(await sendOne(store, userId, next))) return false;
  }
  return false;
}

const running = new WeakMap<PicksStore, Promise<boolean>>();

function send(store: PicksStore): Promise<boolean> {
  const under = running.get(store);
  if (under) return under;
  const alone = async () =>
    'locks' in navigator ? navigator.locks.request(LOCK, () => sendAll(store)) : sendAll(store);
  const run = alone().finally(() => {
    running.delete(store);
    pendingChanged();
  });
  running.set(store, run);
  return run;
}

const started = new WeakMap<PicksStore, () => void>();

/** Sends what waits of whoever is signed in now, and from now on as soon as there is a connection. */
export function startUnsent(store: PicksStore): () => void {
  void send(store);
  const before = started.get(store);
  if (before) return before;
  const count = () => {
    const userId = userOf(store);
    return userId === undefined ? 0 : read(userId).filter(({ refusal }) => !refusal).length;
  };
  const drop = addPending(store, { count, wait: () => wait, send: () => send(store) });
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PICKS_KEY)) changed();
  };
  window.addEventListener('storage', onStorage);
  const stop = () => {
    drop();
    started.delete(store);
    window.removeEventListener('storage', onStorage);
  };
  started.set(store, stop);
  return stop;
}

/**
 * Writes a change down and sends it behind those that wait. Nothing of it is lost when the page goes.
 * @param keeps whether it is kept for later when the server cannot be reached now
 */
async function submit(
  store: PicksStore,
  userId: number,
  one: Omit<UnsentPick, 'key'>,
  keeps: boolean,
): Promise<Outcome> {
  const key = newKey();
  const outcome = new Promise<Outcome>((resolve) => awaited.set(key, resolve));
  write(userId, [...read(userId), { ...one, key }]);
  const late = setTimeout(() => settle(key, { kind: 'waiting' }), PATIENCE);
  // The round that is under way may have looked for the next one just before.
  const isAnswered = send(store).then((all) => (all && awaited.has(key) ? send(store) : all));
  void isAnswered.catch(() => false).then(() => settle(key, { kind: 'waiting' }));
  const what = await outcome;
  clearTimeout(late);
  if (what.kind === 'waiting' && !keeps) remove(userId, key);
  return what;
}

/** What could not be sent yet by whoever is signed in, and what can be done with it. */
export function useUnsent() {
  const store = useStore() as unknown as PicksStore;
  const userId = useSelector(selectUser)?.id ?? 0;
  useEffect(() => void startUnsent(store), [store]);
  const picks = useSyncExternalStore(follow, () => shownOf(userId));
  return useMemo(
    () => ({
      picks,
      submit: (one: Omit<UnsentPick, 'key'>, keeps = true) => submit(store, userId, one, keeps),
      /** Gives up what the server did not take. */
      drop: (key: string) => remove(userId, key),
      /** Sends once more what the server did not take. */
      again: (key: string) => {
        const plain = ({ refusal, ...one }: UnsentPick): UnsentPick =>
          one.key === key || !refusal ? one : { ...one, refusal };
        write(userId, read(userId).map(plain));
        void send(store);
      },
    }),
    [picks, store, userId],
  );
}
