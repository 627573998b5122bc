import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PresenceResponse } from '@/api/generated';
import { tellPresence } from '@/features/notices/live/liveStatus';
import { renderWithProviders } from '@/testing/render';
import { server } from '@/testing/server';
import { user } from '@/testing/users';
import { Presence } from './Presence';

let seen: PresenceResponse;
let sent: unknown[];
const reloaded = vi.fn();

beforeEach(() => {
  seen = { people: [] };
  sent = [];
  reloaded.mockClear();
  server.use(
    http.post(`${window.location.origin}/api/presence`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(seen);
    }),
  );
});

function visit({ isTyped = false, viewAs = false } = {}) {
  const until = { viewAs: { until: '2099-01-01T00:00:00Z' } };
  return renderWithProviders(
    <Presence kind="order" id={12} onReload={reloaded} isTyped={isTyped} />,
    { user: user({ role: 'manufacturer', ...(viewAs ? until : {}) }) },
  );
}

const changedAt = (at: string, isOwn = false) => ({ at, isOwn, byName: 'Mei Lin' });
const news = (answer: PresenceResponse) => {
  seen = answer;
  act(() => tellPresence({ kind: 'order', id: 12 }));
};

it('names who else is there, and says when the person leaves', async () => {
  seen = { people: [{ id: 2, name: 'Mei Lin' }] };
  const { unmount } = visit();
  expect(await screen.findByText('Mei Lin is here too')).toBeVisible();
  news({ people: [...seen.people, { id: 3, name: 'Omar Reyes' }] });
  expect(await screen.findByText('Mei Lin, Omar Reyes are here too')).toBeVisible();
  act(() => tellPresence({ kind: 'order', id: 13 }));
  expect(sent).toEqual(Array.from({ length: 2 }, () => ({ kind: 'order', id: 12 })));
  unmount();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]).toEqual({ kind: 'order', id: 12, isLeaving: true });
});

it('offers to reload what somebody else changed since, and nothing that was changed before', async () => {
  seen = { people: [], change: changedAt('2026-11-22T08:00:00Z') };
  const { events } = visit();
  await waitFor(() => expect(sent).toHaveLength(1));
  news({ people: [], change: changedAt('2026-11-22T09:00:00Z') });
  expect(await screen.findByText('Mei Lin changed this just now')).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloaded).toHaveBeenCalledOnce();
  expect(screen.queryByText('Mei Lin changed this just now')).toBeNull();
});

it('does not tell a person what they changed themself', async () => {
  visit();
  await waitFor(() => expect(sent).toHaveLength(1));
  news({ people: [{ id: 2, name: 'Mei Lin' }], change: changedAt('2026-11-22T09:00:00Z', true) });
  expect(await screen.findByText('Mei Lin is here too')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
});

it('asks before what was typed is lost', async () => {
  const { events } = visit({ isTyped: true });
  await waitFor(() => expect(sent).toHaveLength(1));
  news({ people: [], change: { at: '2026-11-22T09:00:00Z', isOwn: false } });
  expect(await screen.findByText('This was changed just now')).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloaded).not.toHaveBeenCalled();
  const dialog = await screen.findByRole('dialog', { name: 'Reload without saving?' });
  await events.click(within(dialog).getByRole('button', { name: 'Reload' }));
  expect(reloaded).toHaveBeenCalledOnce();
});

it('says nothing of whoever views as another', async () => {
  visit({ viewAs: true });
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(sent).toEqual([]);
});
