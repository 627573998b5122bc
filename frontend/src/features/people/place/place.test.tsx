import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { PlaceChangeResponse, UserResponse } from '@/api/generated';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import { user } from '@/testing/users';
import { PlaceChangeNote } from './PlaceChangeNote';
import { PlaceChanges } from './PlaceChanges';

const REVIEW = `${window.location.origin}/api/place-changes/3/review`;
const change: PlaceChangeResponse = {
  id: 3,
  userId: 7,
  fullName: 'Dora Lim',
  role: 'dealer',
  fromCountry: 'USA',
  country: 'Canada',
  zone: 'Ontario',
  state: 'pending',
  requestedAt: '2026-11-01T08:00:00Z',
};
const me: UserResponse = {
  id: 7,
  username: 'dora',
  firstName: 'Dora',
  lastName: 'Lim',
  email: 'dora@example.test',
  role: 'dealer',
  isActive: true,
  createdAt: '2026-11-01T08:00:00Z',
};

function visitQueue() {
  const sent: unknown[] = [];
  server.use(
    onGet('/api/place-changes', [change]),
    http.post(REVIEW, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...change, state: 'approved' });
    }),
  );
  return { ...renderWithProviders(<PlaceChanges />, { user: user({ role: 'admin' }) }), sent };
}

it('says that a move waits, and which prices apply until then', async () => {
  server.use(onGet('/api/place-changes', [change]));
  renderWithProviders(<PlaceChangeNote me={me} />, { user: user({ role: 'dealer' }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your move from USA to Ontario, Canada is waiting for approval. Until then, the prices of your old region apply.',
  );
});

it('approves a move', async () => {
  const { events, sent } = visitQueue();
  await events.click(await screen.findByRole('button', { name: 'Approve the move of Dora Lim' }));
  expect(await screen.findByText('Move approved')).toBeVisible();
  expect(sent).toEqual([{ decision: 'approve' }]);
});

it('refuses a move with a reason, and not without', async () => {
  const { events, sent } = visitQueue();
  await events.click(await screen.findByRole('button', { name: 'Reject the move of Dora Lim' }));
  const dialog = within(await screen.findByRole('dialog'));
  const refuse = dialog.getByRole('button', { name: 'Reject' });
  expect(refuse).toBeDisabled();
  await events.type(dialog.getByLabelText(/^Reason/), ' No proof. ');
  await events.click(refuse);
  expect(await screen.findByText('Move rejected')).toBeVisible();
  expect(sent).toEqual([{ decision: 'refuse', reason: 'No proof.' }]);
});
