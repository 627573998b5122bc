import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { forgetSession, selectUser, type WithSession } from '@/access/session';
import { isProblem } from '@/api/problem';
import type { AppDispatch } from '@/lib/hooks/useAppDispatch';

/** A 401 on any call means that the server no longer knows the session: it ends here too, and the guards do the rest. */
export const sessionWatch: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (isRejectedWithValue(action) && isProblem(action.payload) && action.payload.status === 401) {
    const isSignedIn = selectUser(store.getState() as WithSession) !== null;
    if (isSignedIn) (store.dispatch as AppDispatch)(forgetSession());
  }
  return result;
};
