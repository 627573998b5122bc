import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { accountApi } from '@/access/accountApi';
import { selectUser } from '@/access/session';
import { endView, showPagesOf } from '@/access/viewAs';
import { openAnew } from '@/lib/openAnew';
import { paths } from '@/lib/paths';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import { user } from '@/testing/users';
import { makeStore } from './store';
import ViewBanner from './ViewBanner';

vi.mock('@/lib/openAnew', () => ({ openAnew: vi.fn() }));

const ORIGIN = window.location.origin;
const admin = user({ id: 1, role: 'admin', firstName: 'Ada', lastName: 'Test' });
const until = new Date(Date.now() + 30 * 60_000).toISOString();
const seen = user({ id: 7, role: 'dealer', viewAs: { until } });
const saved = () => JSON.parse(localStorage.getItem('user') ?? 'null') as unknown;

let ended = 0;
beforeEach(() => {
  ended = 0;
  vi.mocked(openAnew).mockClear();
  server.use(
    http.delete(`${ORIGIN}/api/view-as`, () => {
      ended += 1;
      return new HttpResponse(null, { status: 204 });
    }),
    onGet('/api/auth/me', admin),
  );
});

/** A refusal of this kind to whatever is asked next. */
const refuse = (kind: string) =>
  http.post(`${ORIGIN}/api/auth/logout`, () =>
    HttpResponse.json(
      { type: `urn:tierway:problem:${kind}`, title: 'Forbidden', status: 403, detail: 'No.' },
      { status: 403 },
    ),
  );
const ask = (store: ReturnType<typeof makeStore>) =>
  store.dispatch(accountApi.endpoints.endSession.initiate());

it('takes the person like a sign-in and leaves nothing of the admin', () => {
  localStorage.setItem('user', JSON.stringify(admin));
  localStorage.setItem('cart', 'x');
  sessionStorage.setItem('x', 'x');
  showPagesOf(seen);
  expect(saved()).toEqual(seen);
  expect(localStorage.getItem('cart')).toBeNull();
  expect(sessionStorage.getItem('x')).toBeNull();
  expect(openAnew).toHaveBeenCalledExactlyOnceWith(paths.dashboard.dealer);
});

it('says whose pages these are and returns to the person in the admin area', async () => {
  const { events } = renderWithProviders(<ViewBanner user={seen} until={until} />, { user: seen });
  expect(screen.getByRole('region', { name: 'View as' })).toHaveTextContent(
    'You are viewing Tierway as Aisha Rahman. Changes are disabled.',
  );
  await events.click(screen.getByRole('button', { name: 'Stop viewing' }));
  await waitFor(() => expect(openAnew).toHaveBeenCalledExactlyOnceWith(paths.admin.account(7)));
  expect(ended).toBe(1);
  expect(saved()).toEqual(admin);
});

it('stays where it is when it cannot be ended', async () => {
  server.use(http.delete(`${ORIGIN}/api/view-as`, () => HttpResponse.error()));
  localStorage.setItem('user', JSON.stringify(seen));
  const { events } = renderWithProviders(<ViewBanner user={seen} until={until} />, { user: seen });
  await events.click(screen.getByRole('button', { name: 'Stop viewing' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stop viewing' })).toBeEnabled());
  expect(openAnew).not.toHaveBeenCalled();
  expect(saved()).toEqual(seen);
});

it('ends by itself when the time is up', async () => {
  renderWithProviders(<ViewBanner user={seen} until={new Date(0).toISOString()} />, { user: seen });
  await waitFor(() => expect(openAnew).toHaveBeenCalledExactlyOnceWith(paths.dashboard.admin));
  expect(saved()).toEqual(admin);
});

it('is ended once, however many answers say that it is over', async () => {
  localStorage.setItem('user', JSON.stringify(seen));
  server.use(refuse('view-as-over'));
  const store = makeStore();
  await Promise.all([ask(store), ask(store), store.dispatch(endView())]);
  await waitFor(() => expect(openAnew).toHaveBeenCalled());
  expect(ended).toBe(1);
  expect(openAnew).toHaveBeenCalledOnce();
});

it('is found out about by a refused change in a browser that does not know of it', async () => {
  localStorage.setItem('user', JSON.stringify(admin));
  server.use(refuse('view-as-read-only'), onGet('/api/auth/me', seen));
  const store = makeStore();
  await ask(store);
  await waitFor(() => expect(selectUser(store.getState())).toEqual(seen));
  await ask(store);
  expect(ended).toBe(0);
});
