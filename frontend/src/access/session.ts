import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { baseApi } from '@/api/base';
import { isProblem } from '@/lib/server/problem';
import type { AppDispatch } from '@/lib/hooks/useAppDispatch';
import { otherLanguage, showIn } from '@/lib/language';
import { sessionEnded } from '@/lib/sessionEvents';
import { clearStorage, readStored, removeStored, SIGN_OUT_KEY, writeStored } from '@/lib/storage';
import { accountApi, type Activity } from './accountApi';
import { readSavedUser, saveUser, USER_KEY } from './sessionStorage';
import type { SessionUser } from './user';

export interface SessionState {
  user: SessionUser | null;
  /** Who was signed in when the server ended the session, until somebody signs in. */
  lost: Pick<SessionUser, 'id' | 'role'> | null;
  /** Whether somebody has signed out here. */
  hasLeft: boolean;
  /** Whether somebody signed out here whom the server could not be told about yet. */
  isSignOutPending: boolean;
  /** How many sessions were opened here: tells requests of an earlier one from those of the current one. */
  number: number;
}

/** Who is signed in. The saved user is a first guess; the server's session is the truth (see `verifySession`). */
const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({
    user: readSavedUser(),
    lost: null,
    hasLeft: false,
    isSignOutPending: readStored(SIGN_OUT_KEY) !== null,
    number: 0,
  }),
  reducers: {
    userKnown(state, { payload }: PayloadAction<SessionUser>) {
      if (state.user?.id !== payload.id) state.number += 1;
      state.user = payload;
      state.lost = null;
      state.hasLeft = false;
    },
    sessionLost(state) {
      if (state.user) state.lost = { id: state.user.id, role: state.user.role };
    },
    left(state) {
      state.hasLeft = true;
    },
    signOutPending(state, { payload }: PayloadAction<boolean>) {
      state.isSignOutPending = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, (state) => {
      state.user = null;
    });
  },
});

export const { userKnown } = sessionSlice.actions;
const { left, sessionLost, signOutPending } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;

export interface WithSession {
  session: SessionState;
}

/** The signed-in and active person, or null. */
export const selectUser = (state: WithSession): SessionUser | null =>
  state.session.user?.isActive ? state.session.user : null;

/** Whose session the server has ended, if that is why nobody is signed in. */
export const selectLost = (state: WithSession) => state.session.lost;
export const selectSessionNumber = (state: WithSession): number => state.session.number;
export const selectHasLeft = (state: WithSession): boolean => state.session.hasLeft;

export const selectIsSignOutPending = (state: WithSession): boolean =>
  state.session.isSignOutPending;

/** Tells the server's log; that this may fail is nobody's concern. */
function report(dispatch: AppDispatch, userId: number, action: Activity['action']) {
  const entry: Activity = { userId, action, ipAddress: null, userAgent: navigator.userAgent };
  void dispatch(accountApi.endpoints.reportActivity.initiate(entry, { track: false }));
}

/** Takes the user of a successful sign-in. An inactive one is not signed in. */
export function signIn(user: SessionUser) {
  return (dispatch: AppDispatch): boolean => {
    if (!user.isActive) return false;
    dispatch(baseApi.util.resetApiState());
    dispatch(userKnown(user));
    saveUser(user);
    // The session that could not be ended has made way for this one, which must not be ended in its place.
    removeStored(SIGN_OUT_KEY);
    dispatch(signOutPending(false));
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

/** Ends what the server has ended already; pages say so, and the doors lead back. */
export function loseSession() {
  return (dispatch: AppDispatch) => {
    dispatch(sessionLost());
    dispatch(forgetSession());
  };
}

/** The sign-out that is on its way, or the last one. */
let ending: Promise<unknown> = Promise.resolve();
/** Longest wait for its answer, in milliseconds. */
const LONGEST_ENDING = 5_000;

/**
 * Waits for the answer of a sign-out that is on its way. It takes the cookie away, and would take that of a session which was
 * opened before it came.
 */
export async function signOutAnswered(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((done) => (timer = setTimeout(done, LONGEST_ENDING)));
  await Promise.race([ending, late]);
  clearTimeout(timer);
}

/** Whether the server has ended the session, or knows of none. */
async function endOnServer(dispatch: AppDispatch): Promise<boolean> {
  const answer = dispatch(accountApi.endpoints.endSession.initiate(undefined, { track: false }));
  ending = answer;
  const { error } = await answer;
  return !isProblem(error) || (error.status >= 400 && error.status < 500 && error.status !== 429);
}

/**
 * Ends the session here and on the server. Without a connection the pages close here, the page says that the session
 * goes on, and it is ended as soon as the server is there again (`endPendingSession`).
 */
export function signOut() {
  return async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const user = selectUser(getState() as WithSession);
    const isEnded = await endOnServer(dispatch);
    dispatch(left());
    dispatch(forgetSession());
    if (!isEnded) {
      writeStored(SIGN_OUT_KEY, 'yes');
      dispatch(signOutPending(true));
    } else if (user) report(dispatch, user.id, 'logout');
  };
}

/** Ends the session that could not be ended at sign-out; nothing where there is none. */
export function endPendingSession() {
  return async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    if (!selectIsSignOutPending(getState() as WithSession) || !(await endOnServer(dispatch)))
      return;
    removeStored(SIGN_OUT_KEY);
    dispatch(signOutPending(false));
  };
}

/**
 * Asks the server who the saved user really is, and gives that person back. Only an answer changes anything, a lost
 * connection does not.
 */
export function verifySession() {
  return async (dispatch: AppDispatch, getState: () => unknown): Promise<SessionUser | void> => {
    const state = getState() as WithSession;
    if (!selectUser(state)) return;
    const number = selectSessionNumber(state);
    const query = accountApi.endpoints.sessionUser.initiate(undefined, {
      forceRefetch: true,
      subscribe: false,
    });
    const { data, error } = await dispatch(query);
    // The answer is about the session that was there when it was asked for.
    if (selectSessionNumber(getState() as WithSession) !== number) return;
    if (data?.isActive) {
      dispatch(userKnown(data));
      saveUser(data);
      return data;
    }
    if (data !== undefined || (isProblem(error) && error.status === 401)) {
      dispatch(loseSession());
    }
  };
}

/**
 * Takes the account's language, which may have been chosen on another device. It loads the page anew, so this is done once,
 * at the start. An admin looks at somebody's pages in their own language.
 */
export async function startSession(dispatch: AppDispatch): Promise<void> {
  const person = await dispatch(verifySession());
  const chosen = person && !person.viewAs && otherLanguage(person.language);
  if (chosen) showIn(chosen);
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
