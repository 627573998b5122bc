import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/store';
import { lineAdded, selectCartCount } from '@/lib/cart';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import {
  endPendingSession,
  selectIsSignOutPending,
  selectUser,
  signIn,
  signOut,
  verifySession,
} from './session';

const ORIGIN = window.location.origin;
const save = (value: unknown) => localStorage.setItem('user', JSON.stringify(value));
const current = (store: ReturnType<typeof makeStore>) => selectUser(store.getState());

describe('on load', () => {
  it('restores an active user', () => {
    save(user());
    expect(current(makeStore())).toEqual(user());
  });

  it('does not restore an inactive one', () => {
    save(user({ isActive: false }));
    expect(current(makeStore())).toBeNull();
  });

  it('removes a value that cannot be read', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('user', '{broken');
    expect(current(makeStore())).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(warn).toHaveBeenCalledWith('Failed to parse saved user');
  });
});

describe('verifySession', () => {
  beforeEach(() => save(user()));

  it('takes what the server says about the person', async () => {
    server.use(onGet('/api/auth/me', user({ firstName: 'Nur' })));
    const store = makeStore();
    await store.dispatch(verifySession());
    expect(current(store)?.firstName).toBe('Nur');
  });

  it.each([
    ['a 401', () => problem(401, 'Please sign in.')],
    ['a deactivated user', () => HttpResponse.json({ user: user({ isActive: false }) })],
  ])('ends the session on %s', async (_name, answer) => {
    server.use(http.get(`${ORIGIN}/api/auth/me`, answer));
    const store = makeStore();
    await store.dispatch(verifySession());
    expect(current(store)).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('keeps the person when the server is away', async () => {
    server.use(http.get(`${ORIGIN}/api/auth/me`, () => HttpResponse.error()));
    const store = makeStore();
    await store.dispatch(verifySession());
    expect(current(store)).not.toBeNull();
  });

  it('asks nothing for a guest', async () => {
    localStorage.clear();
    await makeStore().dispatch(verifySession()); // an unexpected call would fail the test
  });
});

describe('signing in and out', () => {
  const log: unknown[] = [];
  beforeEach(() => {
    log.length = 0;
    server.use(
      http.post(`${ORIGIN}/api/auth/logout`, () => new HttpResponse(null, { status: 204 })),
      http.post(`${ORIGIN}/api/user-activity-log`, async ({ request }) => {
        log.push(await request.json());
        return problem(500, 'The log is full.');
      }),
    );
  });

  it('keeps the user and reports the login', async () => {
    const store = makeStore();
    expect(store.dispatch(signIn(user()))).toBe(true);
    expect(current(store)).toEqual(user());
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user());
    const entry = { userId: 7, action: 'login', ipAddress: null, userAgent: navigator.userAgent };
    await waitFor(() => expect(log).toEqual([entry]));
  });

  it('does not sign in an inactive user', () => {
    const store = makeStore();
    expect(store.dispatch(signIn(user({ isActive: false })))).toBe(false);
    expect(current(store)).toBeNull();
  });

  it.each([
    ['the connection is lost', () => HttpResponse.error()],
    ['the server fails', () => problem(503, 'Please try again.')],
  ])('ends the session later while %s, and says so', async (_name, answer) => {
    save(user());
    server.use(http.post(`${ORIGIN}/api/auth/logout`, answer));
    const store = makeStore();
    await store.dispatch(signOut());
    expect(current(store)).toBeNull();
    expect(selectIsSignOutPending(store.getState())).toBe(true);
    expect(log).toEqual([]);

    const calls: string[] = [];
    server.use(
      http.post(`${ORIGIN}/api/auth/logout`, ({ request }) => {
        calls.push(request.url);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    // The page was closed meanwhile, and is opened again.
    const next = makeStore();
    expect(selectIsSignOutPending(next.getState())).toBe(true);
    await next.dispatch(endPendingSession());
    expect(calls).toHaveLength(1);
    expect(selectIsSignOutPending(next.getState())).toBe(false);
    expect(selectIsSignOutPending(makeStore().getState())).toBe(false);
  });

  it('does not end the next session in the place of one that could not be ended', async () => {
    save(user());
    server.use(http.post(`${ORIGIN}/api/auth/logout`, () => HttpResponse.error()));
    const store = makeStore();
    await store.dispatch(signOut());
    store.dispatch(signIn(user()));
    await waitFor(() => expect(log).toHaveLength(1));
    for (const later of [store, makeStore()]) {
      expect(selectIsSignOutPending(later.getState())).toBe(false);
      await later.dispatch(endPendingSession());
      expect(current(later)).toEqual(user());
    }
  });

  it('forgets everything but the colour scheme', async () => {
    save(user());
    for (const key of ['auth', 'session', 'userSession', 'loginData'])
      localStorage.setItem(key, 'x');
    sessionStorage.setItem('auth', 'x');
    localStorage.setItem('tierway-scheme', 'dark');
    const store = makeStore();
    store.dispatch(lineAdded({ productId: 1, tier: 'unit', quantity: 1 }));
    await store.dispatch(signOut());
    expect(current(store)).toBeNull();
    expect(selectCartCount(store.getState())).toBe(0);
    expect(Object.keys(localStorage)).toEqual(['tierway-scheme']);
    expect(sessionStorage).toHaveLength(0);
    await waitFor(() => expect(log).toMatchObject([{ userId: 7, action: 'logout' }]));
  });
});
