import {
  isFulfilled,
  isPending,
  isRejected,
  isRejectedWithValue,
  type Middleware,
} from '@reduxjs/toolkit';
import {
  loseSession,
  selectSessionNumber,
  selectUser,
  verifySession,
  type WithSession,
} from '@/access/session';
import { endView, isReadOnly, isViewOver } from '@/access/viewAs';
import { isProblem } from '@/lib/server/problem';
import { toastShown } from '@/ui/toaster';
import type { AppDispatch } from '@/lib/hooks/useAppDispatch';
import { text } from './messages';

/**
 * A 401 on any call of the current session means that the server no longer knows it: it ends here too, and the guards do
 * the rest. Calls that began before it was opened tell nothing about it. A look at somebody's pages that is over is
 * ended; one that this browser does not know of is found out about.
 */
export const sessionWatch: Middleware = (store) => {
  /** In which session each call under way began. */
  const begun = new Map<string, number>();
  const state = () => store.getState() as WithSession;
  return (next) => (action) => {
    if (isPending(action)) begun.set(action.meta.requestId, selectSessionNumber(state()));
    const result = next(action);
    if (isFulfilled(action)) begun.delete(action.meta.requestId);
    if (!isRejected(action)) return result;
    const number = begun.get(action.meta.requestId);
    begun.delete(action.meta.requestId);
    if (!isRejectedWithValue(action) || !isProblem(action.payload)) return result;
    const problem = action.payload;
    const dispatch = store.dispatch as AppDispatch;
    const user = selectUser(state());
    if (problem.status === 401 && user && number === selectSessionNumber(state())) {
      dispatch(loseSession());
      dispatch(
        toastShown({ kind: 'info', title: text('sessionEnded'), text: text('sessionEndedText') }),
      );
    }
    if (isViewOver(problem)) void dispatch(endView());
    if (isReadOnly(problem) && !user) void dispatch(endView());
    if (isReadOnly(problem) && user && !user.viewAs) void dispatch(verifySession());
    return result;
  };
};
