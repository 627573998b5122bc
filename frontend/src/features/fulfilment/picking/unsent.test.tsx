import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepConnection } from '@/app/connectionKeeper';
import type { AppStore } from '@/app/store';
import type { PickWaveResponse } from '@/api/generated';
import { AccountMenu } from '@/features/shell/AccountMenu';
import { paths } from '@/lib/paths';
import { PICKS_KEY } from '@/lib/storage';
import { renderWithProviders } from '@/testing/render';
import { onPost, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import PickingPage from './PickingPage';
import { pick, wave } from './testWave';
import { startUnsent } from './unsent';
import type { UnsentPick } from './unsentStore';
import WavePage from './WavePage';

const ORIGIN = window.location.origin;
const picker = user({ role: 'warehouse' });
const KEY = `${PICKS_KEY}${picker.id}`;

/** The warehouse's server: it confirms what it is sent, and can be out of reach. */
let stored: PickWaveResponse;
let isAway = false;
let sent: { path: string; key: string; body: unknown }[];
let refuse: (path: string) => Response | undefined;
let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  stored = wave();
  isAway = false;
  sent = [];
  refuse = () => undefined;
  server.use(
    http.get(`${ORIGIN}/api/picking/waves`, () =>
      isAway ? HttpResponse.error() : HttpResponse.json([]),
    ),
    http.get(`${ORIGIN}/api/picking/waves/4`, () =>
      isAway ? HttpResponse.error() : HttpResponse.json({ ...stored }),
    ),
    http.post(`${ORIGIN}/api/picking/picks/:id/:what`, async ({ request, params }) => {
      if (isAway) return HttpResponse.error();
      const { pathname: path } = new URL(request.url);
      const key = request.headers.get('Idempotency-Key') ?? '';
      sent.push({ path, key, body: await request.json() });
      const refusal = refuse(path);
      if (refusal) return refusal;
      const state = params.what === 'short' ? 'short' : 'picked';
      const done = (one: ReturnType<typeof pick>) =>
        one.id === Number(params.id) ? ({ ...one, state, pickedPieces: one.pieces } as const) : one;
      stored = { ...stored, picks: stored.picks.map(done) };
      return HttpResponse.json(stored);
    }),
  );
});
afterEach(() => {
  stops.forEach((stop) => stop());
  stops = [];
  vi.useRealTimers();
});

function follow(store: AppStore) {
  stops.push(keepConnection(store), startUnsent(store));
}

function open(page = <WavePage />, at = paths.warehouse.wave(4), path: string = at) {
  const view = renderWithProviders(page, { at, path, user: picker });
  follow(view.store);
  return view;
}

const openWave = () => open(<WavePage />, paths.warehouse.wave(4), paths.warehouse.wavePattern);
const next = () => screen.findByRole('region', { name: 'Next pick' });
const left = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as UnsentPick[];

async function pickBoth() {
  const view = openWave();
  await next();
  isAway = true;
  await view.events.keyboard('4006381333931{Enter}');
  expect(await screen.findByText('3 × Mango Ice picked')).toBeVisible();
  expect(screen.getByText('No connection. It will be sent automatically.')).toBeVisible();
  expect(within(await next()).getByRole('heading', { name: 'Cool Mint' })).toBeVisible();
  await view.events.keyboard('CM-2{Enter}');
  expect(await screen.findByText(/^No connection: 2 picks are stored/)).toBeVisible();
  return view;
}

it('goes on picking without a connection, and sends in order once it is back, each once', async () => {
  await pickBoth();
  expect(screen.getByText(/2 of 2 picks done/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Finish wave' })).toBeDisabled();
  expect(screen.getByText(/once 2 stored picks have been sent/)).toBeVisible();
  const keys = left().map(({ key }) => key);
  isAway = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/^No connection: /)).not.toBeInTheDocument());
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/picking/picks/1/confirm',
    '/api/picking/picks/2/confirm',
  ]);
  expect(sent.map(({ key }) => key)).toEqual(keys);
  expect(left()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Finish wave' })).toBeEnabled();
});

it('opens the wave again without a connection, with what was picked, and sends it later', async () => {
  const before = await pickBoth();
  stops.forEach((stop) => stop());
  before.unmount();
  openWave();
  expect(await screen.findByText(/^No connection: 2 picks are stored/)).toBeVisible();
  expect(screen.getByText(/2 of 2 picks done/)).toBeVisible();
  isAway = false;
  await act(() => vi.advanceTimersByTimeAsync(2500));
  await waitFor(() => expect(left()).toEqual([]));
  expect(sent).toHaveLength(2);
});

it('sends nothing once more through an app that was open before', async () => {
  const before = renderWithProviders(<WavePage />, {
    at: paths.warehouse.wave(4),
    path: paths.warehouse.wavePattern,
    user: picker,
  });
  await next();
  before.unmount();
  await pickBoth();
  isAway = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(left()).toEqual([]));
  expect(sent).toHaveLength(2);
});

it.each([408, 429, 503])(
  'opens the wave that was open here while the server answers %s',
  async (status) => {
    const before = openWave();
    await next();
    stops.forEach((stop) => stop());
    before.unmount();
    server.use(http.get(`${ORIGIN}/api/picking/waves/4`, () => problem(status, 'Later.')));
    openWave();
    expect(within(await next()).getByRole('heading', { name: 'Mango Ice' })).toBeVisible();
  },
);

it('shows what the server did not take with both values, and goes on with the others', async () => {
  const { events } = await pickBoth();
  refuse = (path) =>
    path.includes('/1/') ? problem(409, 'This pick is already done.') : undefined;
  stored = { ...stored, picks: [pick({ state: 'short', pickedPieces: 1 }), stored.picks[1]!] };
  isAway = false;
  act(() => void window.dispatchEvent(new Event('online')));
  const notice = (await screen.findByText('Pick not accepted: Mango Ice, order #12')).closest(
    '[role=alert]',
  ) as HTMLElement;
  expect(within(notice).getByText('This pick is already done.')).toBeVisible();
  expect(within(notice).getByText('You: picked 3 pieces')).toBeVisible();
  expect(within(notice).getByText('Now: Short, 1 of 3')).toBeVisible();
  await waitFor(() => expect(left()).toHaveLength(1));
  expect(sent).toHaveLength(2);

  refuse = () => problem(409, 'This wave is already finished.');
  await events.click(within(notice).getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('This wave is already finished.')).toBeVisible();
  expect(sent[2]?.key).toBe(sent[0]?.key);
  await events.click(screen.getByRole('button', { name: 'Discard' }));
  const dialog = await screen.findByRole('dialog', { name: 'Discard your pick of Mango Ice?' });
  await events.click(within(dialog).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText(/^Pick not accepted/)).not.toBeInTheDocument());
  expect(left()).toEqual([]);
});

it('refuses another thing without a connection too, and keeps nothing of it', async () => {
  const { events } = openWave();
  await next();
  isAway = true;
  await events.keyboard('LIME-2{Enter}');
  expect(await screen.findByText('Wrong item')).toBeVisible();
  expect(screen.getByText('You scanned LIME-2. Expected: Mango Ice (MI-1).')).toBeVisible();
  expect(left()).toEqual([]);
  expect(within(await next()).getByRole('heading', { name: 'Mango Ice' })).toBeVisible();
});

it('keeps a short pick for later', async () => {
  const { events } = openWave();
  await next();
  isAway = true;
  await events.click(screen.getByRole('button', { name: 'Short' }));
  const dialog = await screen.findByRole('dialog', { name: 'Short pick: Mango Ice' });
  await events.selectOptions(within(dialog).getByLabelText(/Reason/), 'Missing');
  await events.click(within(dialog).getByRole('button', { name: 'Report short' }));
  expect(await screen.findByText(/^No connection: 1 pick is stored/)).toBeVisible();
  expect(left()[0]?.change).toEqual({
    kind: 'short',
    body: { pieces: 0, reason: 'missing', writeOff: false },
  });
  isAway = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(left()).toEqual([]));
  expect(sent.map(({ path }) => path)).toEqual(['/api/picking/picks/1/short']);
});

it('lists the waves that were open here last while there is no connection', async () => {
  const before = openWave();
  await next();
  before.unmount();
  isAway = true;
  open(<PickingPage />, paths.warehouse.picking);
  const own = await screen.findByRole('region', { name: 'Your open waves' });
  expect(within(own).getByRole('link', { name: 'Continue wave #4' })).toBeVisible();
  expect(within(own).getByText(/0 of 2 picks done/)).toBeVisible();
});

it('sends nothing of somebody else, and asks before a sign-out leaves picks behind', async () => {
  server.use(onPost('/api/auth/logout', {}), onPost('/api/user-activity-log', {}));
  const before = await pickBoth();
  before.unmount();
  stops.forEach((stop) => stop());
  const kept = left();
  isAway = false;
  const other = renderWithProviders(<p>Home</p>, { user: user({ id: 99, role: 'warehouse' }) });
  follow(other.store);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(left()).toEqual(kept);
  other.unmount();
  stops.forEach((stop) => stop());

  isAway = true;
  const { events, store } = open(<AccountMenu />, '/');
  await events.click(await screen.findByRole('button', { name: /^Account menu/ }));
  await events.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign out with 2 picks unsent?' });
  await events.click(within(dialog).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(store.getState().session.user).toBeNull());
  expect(left()).toEqual(kept);
  expect(localStorage.getItem('tierway-waves')).toBeNull();
});
