import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { NoticePreferences } from './NoticePreferences';

const PATH = `${window.location.origin}/api/notification-preferences`;

/** A server that keeps what is set. */
function visit() {
  const sent: unknown[] = [];
  const kinds = [
    { kind: 'order', title: 'Orders', isMuted: false, mail: 'none' },
    { kind: 'issue', title: 'Issues', isMuted: true, mail: 'digest' },
  ];
  server.use(
    http.get(PATH, () => HttpResponse.json({ kinds })),
    http.put(PATH, async ({ request }) => {
      const body = (await request.json()) as { kinds: typeof kinds };
      sent.push(body);
      for (const wish of body.kinds)
        Object.assign(kinds.find(({ kind }) => kind === wish.kind) ?? {}, wish);
      return HttpResponse.json({ kinds });
    }),
  );
  return { ...renderWithProviders(<NoticePreferences />, { user: user() }), sent };
}

it('mutes a kind and asks for its mail', async () => {
  const { events, sent } = visit();
  const orders = await screen.findByRole('switch', { name: 'Instant: Orders' });
  expect(orders).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Instant: Issues' })).not.toBeChecked();
  expect(screen.getByRole('switch', { name: 'Daily email: Issues' })).toBeChecked();
  await events.click(orders);
  expect(await screen.findByRole('switch', { name: 'Instant: Orders' })).not.toBeChecked();
  await events.click(await screen.findByRole('switch', { name: 'Daily email: Orders' }));
  expect(await screen.findByRole('switch', { name: 'Daily email: Orders' })).toBeChecked();
  expect(sent).toEqual([
    { kinds: [{ kind: 'order', isMuted: true }] },
    { kinds: [{ kind: 'order', mail: 'digest' }] },
  ]);
});

it('goes back to what was, and says so, when it was not kept', async () => {
  const { events } = visit();
  const orders = await screen.findByRole('switch', { name: 'Instant: Orders' });
  server.use(http.put(PATH, () => problem(503, 'Busy.')));
  await events.click(orders);
  expect(await screen.findByText('The notification settings were not changed')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Instant: Orders' })).toBeChecked();
});

it('says when nothing can be chosen', async () => {
  server.use(onGet('/api/notification-preferences', { kinds: [] }));
  renderWithProviders(<NoticePreferences />, { user: user() });
  expect(await screen.findByText('No notifications to choose from')).toBeVisible();
});
