import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { baseApi } from '@/api/base';
import { isProblem } from '@/api/problem';
import type { AppDispatch } from '@/lib/hooks/useAppDispatch';
import { sessionEnded } from '@/lib/sessionEvents';
import { clearStorage, removeStored } from '@/lib/storage';
import { accountApi, type Activity } from './accountApi';
import { readSavedUser, saveUser, USER_KEY } from './sessionStorage';
import type { SessionUser } from './user';

export interface SessionState {
  user: SessionUser | null;
}

/** Who is signed in. The saved user is a first guess; the server's session is the truth (see `verifySession`). */
const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ user: readSavedUser() }),
  reducers: {
    userKnown(state, { payload }: PayloadAction<SessionUser>) {
      state.user = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, (state) => {
      state.user = null;
    });
  },
});

export const { userKnown } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;

export interface WithSession {
  session: SessionState;
}

/** The signed-in and active person, or null. */
export const selectUser = (state: WithSession): SessionUser | null =>
  state.session.user?.isActive ? state.session.user : null;

/** Tells the server's log; that this may fail is nobody's concern. */
function report(dispatch: AppDispatch, userId: number, action: Activity['action']) {
  const entry: Activity = { userId, action, ipAddress: null, userAgent: navigator.userAgent };
  void dispatch(accountApi.endpoints.recordActivity.initiate(entry, { track: false }));
}

/** Takes the user of a successful sign-in. An inactive one is not signed in. */
export function signIn(user: SessionUser) {
  return (dispatch: AppDispatch): boolean => {
    if (!user.isActive) return false;
    dispatch(baseApi.util.resetApiState());
    dispatch(userKnown(user));
    saveUser(user);
    report(dispatch, user.id, 'login');
    return true;
  };
}

/** Forgets the person on this side: storage, slices and every cached answer. */
export function forgetSession() {
  return (dispatch: AppDispatch) => {
    clearStorage();
    dispatch(sessionEnded());
    dispatch(baseApi.util.resetApiState());
  };
}

/** Ends the session here and on the server; the person is signed out here even when the server is away. */
export function signOut() {
  return async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const user = selectUser(getState() as WithSession);
    await dispatch(accountApi.endpoints.endSession.initiate(undefined, { track: false }));
    dispatch(forgetSession());
    if (user) report(dispatch, user.id, 'logout');
  };
}

/** Asks the server who the saved user really is. Only an answer changes anything, a lost connection does not. */
export function verifySession() {
  return async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    if (!selectUser(getState() as WithSession)) return;
    const query = accountApi.endpoints.sessionUser.initiate(undefined, {
      forceRefetch: true,
      subscribe: false,
    });
    const { data, error } = await dispatch(query);
    if (data?.isActive) {
      dispatch(userKnown(data));
      saveUser(data);
    } else if (data !== undefined || (isProblem(error) && error.status === 401)) {
      dispatch(forgetSession());
    }
  };
}

/** Follows what another tab did to the saved user. */
export function followOtherTabs(dispatch: AppDispatch): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== USER_KEY && event.key !== null) return;
    const user = readSavedUser();
    dispatch(baseApi.util.resetApiState());
    dispatch(user ? userKnown(user) : sessionEnded());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** For a page that changes the own profile: the new facts, here and in storage. */
export function updateUser(user: SessionUser) {
  return (dispatch: AppDispatch) => {
    if (!user.isActive) removeStored(USER_KEY);
    else saveUser(user);
    dispatch(userKnown(user));
  };
}
