import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import { SessionList } from './SessionList';

const times = { createdAt: '2026-11-20T08:00:00Z', lastSeenAt: '2026-11-21T08:00:00Z' };
const here = { ...times, id: 1, current: true, ipAddress: '203.0.113.7', userAgent: null };
const phone = {
  ...times,
  id: 2,
  current: false,
  ipAddress: '198.51.100.4',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile Safari/604.1',
};

it('lists devices with their address, and ends another session after asking', async () => {
  const ended: string[] = [];
  server.use(
    onGet('/api/auth/sessions', [here, phone]),
    http.delete(`${window.location.origin}/api/auth/sessions/:id`, ({ params }) => {
      ended.push(String(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { events } = renderWithProviders(<SessionList />);
  const [own, other] = await screen.findAllByRole('listitem');
  if (!own || !other) throw new Error('two sessions were expected');
  expect(own).toHaveTextContent('This device');
  expect(within(own).queryByRole('button')).toBeNull();
  expect(other).toHaveTextContent('Safari on iPhone');
  expect(other).toHaveTextContent('198.51.100.4');
  await events.click(within(other).getByRole('button', { name: 'Sign out device' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign out on Safari on iPhone?' });
  expect(ended).toEqual([]);
  server.use(onGet('/api/auth/sessions', [here]));
  await events.click(within(dialog).getByRole('button', { name: 'Sign out device' }));
  expect(await screen.findByText('Device signed out')).toBeVisible();
  expect(ended).toEqual(['2']);
});
