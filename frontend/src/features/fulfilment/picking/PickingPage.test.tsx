import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { PickWaveSummary } from '@/api/generated';
import { paths } from '@/lib/paths';
import { renderWithProviders } from '@/testing/render';
import { problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import PickingPage from './PickingPage';
import { wave } from './testWave';

const ORIGIN = window.location.origin;

const summary = (changes: Partial<PickWaveSummary>): PickWaveSummary => ({
  id: 4,
  state: 'open',
  pickerId: 7,
  pickerName: 'Aisha Rahman',
  orderIds: [12, 13],
  pickCount: 6,
  openPicks: 2,
  shortPicks: 0,
  createdAt: '2026-11-22T08:00:00Z',
  ...changes,
});

function open(waves: PickWaveSummary[] = []) {
  server.use(
    http.get(`${ORIGIN}/api/picking/waves`, ({ request }) => {
      const state = new URL(request.url).searchParams.get('state');
      return HttpResponse.json(waves.filter((one) => one.state === state));
    }),
  );
  return renderWithProviders(<PickingPage />, {
    at: paths.warehouse.picking,
    user: user({ role: 'warehouse' }),
    routes: [{ path: paths.warehouse.wavePattern, element: <p>On the way</p> }],
  });
}

it('takes so many orders and goes to their wave', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(`${ORIGIN}/api/picking/waves`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(wave({ id: 9 }), { status: 201 });
    }),
  );
  const { events, router } = open();
  await events.click(screen.getByRole('button', { name: 'One order more' }));
  await events.click(screen.getByRole('button', { name: 'Claim 6 orders' }));
  expect(await screen.findByText('On the way')).toBeVisible();
  expect(sent).toEqual([{ count: 6 }]);
  expect(router.state.location.pathname).toBe(paths.warehouse.wave(9));
});

it('says why fewer orders were taken than asked for', async () => {
  const shortfall = { asked: 5, missing: 1, taken: 2, short: 1 };
  server.use(
    http.post(`${ORIGIN}/api/picking/waves`, () =>
      HttpResponse.json({ ...wave({ id: 9 }), shortfall }, { status: 201 }),
    ),
  );
  const { events } = open();
  await events.click(screen.getByRole('button', { name: 'Claim 5 orders' }));
  const toast = await screen.findByText(
    /1 of 5 could not be claimed: no more orders are waiting\./,
  );
  expect(toast).toHaveTextContent('2 orders are being picked by others.');
  expect(toast).toHaveTextContent('1 order is short of stock; pick it from its order page.');
});

it('says when nothing waits', async () => {
  server.use(
    http.post(`${ORIGIN}/api/picking/waves`, () => problem(422, 'There is nothing to pick.')),
  );
  const { events } = open();
  await events.click(screen.getByRole('button', { name: 'Claim 5 orders' }));
  expect(await screen.findByText('There is nothing to pick.')).toBeVisible();
});

it('shows the own waves to go on with, those of others, and what was finished', async () => {
  open([
    summary({}),
    summary({ id: 5, pickerId: 8, pickerName: 'Omar Reyes', shortPicks: 1 }),
    summary({ id: 3, state: 'picked', openPicks: 0, endedAt: '2026-11-22T09:00:00Z' }),
  ]);
  const own = await screen.findByRole('region', { name: 'Your open waves' });
  expect(within(own).getByRole('link', { name: 'Continue wave #4' })).toHaveAttribute(
    'href',
    paths.warehouse.wave(4),
  );
  expect(within(own).getByText(/4 of 6 picks done/)).toBeVisible();
  const others = screen.getByRole('region', { name: 'Being picked by others' });
  expect(within(others).getByText(/By Omar Reyes/)).toHaveTextContent('1 short');
  const ended = screen.getByRole('region', { name: 'Finished waves' });
  expect(await within(ended).findByText('Wave #3')).toBeVisible();
});
