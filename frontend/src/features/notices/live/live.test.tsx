import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { selectUser } from '@/access/session';
import { api } from '@/api/enhance';
import { keepNotices } from '@/app/noticeKeeper';
import type { NotificationResponse } from '@/api/generated';
import { toastShown } from '@/ui/toaster/toastSlice';
import { fakeEvents, openSource, type FakeSource } from '@/testing/events';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { NoticesBell } from '../NoticesBell';

const ORIGIN = window.location.origin;

function notice(id: number, changes: Partial<NotificationResponse> = {}): NotificationResponse {
  return {
    id,
    type: 'stock_update',
    title: `Notice ${id}`,
    message: 'Something has happened.',
    status: 'unread',
    createdAt: '2026-11-22T08:00:00Z',
    ...changes,
  };
}

/** What the server holds, and how often it was asked. */
let held: NotificationResponse[];
let asked: string[];
let streams: FakeSource[];
let stop: () => void;

beforeEach(() => {
  held = [notice(1)];
  asked = [];
  streams = fakeEvents();
  server.use(
    http.get(`${ORIGIN}/api/notifications/count`, () => {
      asked.push('count');
      return HttpResponse.json({ unread: held.length });
    }),
    http.get(`${ORIGIN}/api/notifications`, () => {
      asked.push('list');
      return HttpResponse.json(held, { headers: { 'X-Total-Count': String(held.length) } });
    }),
    onGet('/api/auth/me', { ...user() }),
  );
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** The bell of somebody who follows, once the number is there. */
async function visit() {
  const view = renderWithProviders(<NoticesBell />, { user: user() });
  stop = keepNotices(view.store);
  await bell(1);
  await waitFor(() => expect(streams).toHaveLength(1));
  return view;
}
const bell = (unread: number) =>
  screen.findByRole('button', { name: `Notifications, ${unread} unread` });

it('counts and lists what arrives without asking the server again', async () => {
  const { events } = await visit();
  openSource().hello(1, 1);
  await events.click(await bell(1));
  const list = await screen.findByRole('list', { name: 'Notifications' });
  await within(list).findByText('Notice 1');
  const before = [...asked];
  openSource().send('notice', notice(2), 2);
  await within(list).findByText('Notice 2');
  const [newest] = within(list).getAllByRole('listitem');
  expect(newest).toHaveTextContent('Notice 2');
  openSource().send('notice', notice(2), 2);
  expect(within(list).getAllByText('Notice 2')).toHaveLength(1);
  await events.keyboard('{Escape}');
  expect(await bell(2)).toBeVisible();
  expect(asked).toEqual(before);
});

it('goes on where it was after a break, and asks what it missed', async () => {
  await visit();
  openSource().hello(1, 1);
  held = [notice(9), ...held];
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(streams.map(({ url }) => url)).toEqual(['/api/events', '/api/events?lastEventId=1']);
  openSource().hello(2, 1);
  openSource().send('notice', notice(9), 9);
  expect(await bell(2)).toBeVisible();
  expect(streams[0]?.readyState).toBe(2);
});

it('asks again for lists that changed, where somebody looks at them', async () => {
  const { store } = await visit();
  openSource().hello(1, 1);
  const looked: string[] = [];
  server.use(
    http.get(`${ORIGIN}/api/orders`, () => {
      looked.push('orders');
      return HttpResponse.json([]);
    }),
    http.get(`${ORIGIN}/api/users/pending`, () => {
      looked.push('pending');
      return HttpResponse.json([]);
    }),
  );
  await act(async () => {
    await store.dispatch(api.endpoints.listOrders.initiate({}));
    await store.dispatch(api.endpoints.listPendingUsers.initiate({}));
  });
  expect(looked).toEqual(['orders', 'pending']);
  openSource().send('changed', { lists: ['orders'] }, 0);
  await waitFor(() => expect(looked).toEqual(['orders', 'pending', 'orders']));
  openSource().send('changed', { lists: ['accounts', 'of tomorrow'] }, 0);
  await waitFor(() => expect(looked).toEqual(['orders', 'pending', 'orders', 'pending']));
});

it('announces several at once as one, and waits for the answer to what the person did', async () => {
  const { store } = await visit();
  openSource().hello(1, 1);
  act(() => void store.dispatch(toastShown({ kind: 'success', title: 'Stock updated' })));
  openSource().send('notice', notice(2), 2);
  openSource().send('notice', notice(3), 3);
  const { id } = store.getState().toast.current ?? { id: '' };
  await act(() => new Promise((done) => setTimeout(done, 400)));
  expect(store.getState().toast.current?.title).toBe('Stock updated');
  act(() => void store.dispatch({ type: 'toast/toastClosed', payload: id }));
  expect(await screen.findByText('2 new notifications')).toBeVisible();
});

it('takes an announcement away where the list of notices opens, and keeps every other toast', async () => {
  const { events, store } = await visit();
  openSource().hello(1, 1);
  openSource().send('notice', notice(2), 2);
  await screen.findByText('Notice 2');
  await events.click(await bell(2));
  await waitFor(() => expect(store.getState().toast.current).toBeNull());
  act(() => void store.dispatch(toastShown({ kind: 'success', title: 'Stock updated' })));
  expect(store.getState().toast.current?.title).toBe('Stock updated');
});

it('ends where the server no longer knows the session', async () => {
  const { store } = await visit();
  openSource().hello(1, 1);
  server.use(http.get(`${ORIGIN}/api/auth/me`, () => problem(401, 'Please sign in.')));
  openSource().fail({ refused: true });
  await waitFor(() => expect(selectUser(store.getState())).toBeNull());
  expect(() => openSource()).toThrow('no stream is open');
});

it('asks again every 30 seconds where nothing arrives', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await visit();
    openSource().hello(1, 1);
    await act(() => vi.advanceTimersByTimeAsync(35_000));
    expect(asked.filter((what) => what === 'count')).toHaveLength(1);
    held = [notice(2), ...held];
    openSource().fail();
    await act(() => vi.advanceTimersByTimeAsync(35_000));
    expect(await bell(2)).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});
