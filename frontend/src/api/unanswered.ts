import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './base';
import { isProblem, UNREACHED, type Problem } from '@/lib/server/problem';

/** A question to the server that has no answer yet, and how it is asked again. */
export interface Unanswered {
  endpoint: string;
  args: unknown;
  status: number;
  /** Seconds the server asks to wait. */
  wait: number;
}

interface QueryMeta {
  condition?: boolean;
  arg?: { queryCacheKey?: string; endpointName?: string; originalArgs?: unknown };
}

interface QueryAction extends UnknownAction {
  payload?: unknown;
  meta?: QueryMeta;
}

interface Entry {
  status: string;
  data?: unknown;
}

const QUERY = `${baseApi.reducerPath}/executeQuery/`;
const UNREACHABLE: readonly number[] = [UNREACHED, 502, 503, 504];

/** Whether the same question may well be answered a little later; any other problem is a plain no. */
export const mayPass = ({ status }: Problem) =>
  UNREACHABLE.includes(status) || status === 408 || status === 429 || status >= 500;

/** Whether what was sent did not arrive, or not yet: it may be sent again as it is. */
export const isUnreached = (error: unknown): boolean =>
  isProblem(error) && [...UNREACHABLE, 408, 429].includes(error.status);

function isQuery(action: UnknownAction, end: 'fulfilled' | 'rejected'): action is QueryAction {
  return action.type === QUERY + end;
}

/** The failure of a query that was really sent, with its place in the cache. */
function failure(
  action: UnknownAction,
): { key: string; problem: Problem; meta: QueryMeta } | undefined {
  if (!isQuery(action, 'rejected') || action.meta?.condition) return undefined;
  const key = action.meta?.arg?.queryCacheKey;
  const problem = action.payload;
  return key && isProblem(problem) && action.meta ? { key, problem, meta: action.meta } : undefined;
}

/**
 * What was read stays when reading it once more fails for a reason that passes: the page keeps its data, and what
 * somebody is typing on it. That they may be old, the bar above the page says (`ConnectionBar`).
 */
export function keepingData(reducer: typeof baseApi.reducer): typeof baseApi.reducer {
  return (state, action) => {
    const next = reducer(state, action);
    const failed = failure(action);
    if (!failed || !mayPass(failed.problem)) return next;
    const queries: Record<string, Entry | undefined> = next.queries;
    const entry = queries[failed.key];
    if (entry?.status !== 'rejected' || entry.data === undefined) return next;
    const kept = { ...entry, status: 'fulfilled', error: undefined };
    return { ...next, queries: { ...queries, [failed.key]: kept } } as typeof next;
  };
}

/** By their place in the cache, the questions that are asked again until they are answered. */
export type UnansweredState = Record<string, Unanswered>;

const nothing: UnansweredState = {};

const unansweredSlice = createSlice({
  name: 'unanswered',
  initialState: nothing,
  reducers: {
    /** Nobody looks at the answer any more. */
    questionsDropped(state, { payload }: { payload: string[] }) {
      for (const key of payload) delete state[key];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(baseApi.util.resetApiState, () => ({}))
      .addMatcher(
        (action: UnknownAction) => failure(action) !== undefined,
        (state, action: UnknownAction) => {
          const failed = failure(action);
          if (!failed) return;
          const { key, problem, meta } = failed;
          if (!mayPass(problem)) delete state[key];
          else
            state[key] = {
              endpoint: meta.arg?.endpointName ?? '',
              args: meta.arg?.originalArgs,
              status: problem.status,
              wait: problem.retryAfter ?? 0,
            };
        },
      )
      .addMatcher(
        (action: UnknownAction): action is QueryAction => isQuery(action, 'fulfilled'),
        (state, { meta }: QueryAction) => {
          const key = meta?.arg?.queryCacheKey;
          if (key && key in state) delete state[key];
        },
      ),
});

export const { questionsDropped } = unansweredSlice.actions;
export const unansweredReducer = unansweredSlice.reducer;

export interface WithUnanswered {
  unanswered: UnansweredState;
}

export const selectUnanswered = (state: WithUnanswered) => state.unanswered;

/** Whether some question did not reach the server. */
export const selectIsCutOff = (state: WithUnanswered): boolean =>
  Object.values(state.unanswered).some(({ status }) => UNREACHABLE.includes(status));

/** Changes that wait for the connection beside the questions. What keeps them is loaded with the pages that make them. */
export interface PendingChanges {
  /** How many of whoever is signed in wait to be sent. */
  count: () => number;
  /** Seconds the server asks to wait. */
  wait: () => number;
  send: () => Promise<unknown>;
}

/** By the app's store: what waits belongs to who is signed in there. */
const pending = new WeakMap<object, Set<PendingChanges>>();
const followers = new Set<() => void>();

const pendingOf = (store: object) => [...(pending.get(store) ?? [])];

export const pendingCount = (store: object) =>
  pendingOf(store).reduce((sum, { count }) => sum + count(), 0);
export const pendingWait = (store: object) =>
  Math.max(0, ...pendingOf(store).map(({ wait }) => wait()));
export const sendPending = (store: object) => pendingOf(store).map(({ send }) => send());

export function followPending(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

/** Says that the number of pending changes may be another one now. */
export const pendingChanged = () => followers.forEach((follower) => follower());

export function addPending(store: object, changes: PendingChanges): () => void {
  const all = pending.get(store) ?? new Set();
  pending.set(store, all.add(changes));
  pendingChanged();
  return () => all.delete(changes);
}
