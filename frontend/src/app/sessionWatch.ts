import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { loseSession, selectUser, verifySession, type WithSession } from '@/access/session';
import { endView, isReadOnly, isViewOver } from '@/access/viewAs';
import { isProblem } from '@/api/problem';
import { toastShown } from '@/components/toaster';
import type { AppDispatch } from '@/lib/hooks/useAppDispatch';
import { text } from './messages';

/**
 * A 401 on any call means that the server no longer knows the session: it ends here too, and the guards do the rest. A
 * look at somebody's pages that is over is ended; one that this browser does not know of is found out about.
 */
export const sessionWatch: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (!isRejectedWithValue(action) || !isProblem(action.payload)) return result;
  const problem = action.payload;
  const dispatch = store.dispatch as AppDispatch;
  const user = selectUser(store.getState() as WithSession);
  if (problem.status === 401 && user) {
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
