import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { PasswordResetResponse } from '@/api/generated';
import { renderWithProviders } from '@/testing/render';
import { onGet, onPost, problem, server } from '@/testing/server';
import { chooseInRow } from '@/testing/visit';
import ResetsPage from './ResetsPage';

const ORIGIN = window.location.origin;
const LINK = 'https://tierway.test/reset-password?token=abc';
const request: PasswordResetResponse = {
  id: 4,
  userId: 7,
  username: 'lina',
  fullName: 'Lina Tan',
  email: 'lina@example.test',
  role: 'agent',
  state: 'requested',
  decidable: true,
  canHandOver: true,
  requestedAt: '2026-11-21T08:00:00Z',
  expiresAt: '2026-11-21T08:30:00Z',
};

type Events = ReturnType<typeof renderWithProviders>['events'];
const byButton = (name: RegExp) => async (events: Events) =>
  events.click(await screen.findByRole('button', { name }));

async function decide(open: (events: Events) => Promise<void>, verb: string) {
  server.use(onGet('/api/password-resets', [{ ...request }]));
  const { events } = renderWithProviders(<ResetsPage />);
  await open(events);
  const dialog = await screen.findByRole('dialog');
  await events.type(within(dialog).getByRole('textbox'), ' Called back. ');
  await events.click(within(dialog).getByRole('button', { name: verb }));
  return events;
}

it('shows a link once, to copy, and forgets it', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(`${ORIGIN}/api/password-resets/4/hand-over`, async ({ request: call }) => {
      sent.push(await call.json());
      return HttpResponse.json({ link: LINK, expiresAt: '2026-11-21T09:00:00Z' });
    }),
  );
  const events = await decide(byButton(/^Hand over/), 'Hand over');
  const shown = await screen.findByRole('dialog', { name: 'Link for Lina Tan' });
  expect(within(shown).getByText(LINK)).toBeVisible();
  expect(within(shown).getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(sent).toEqual([{ note: 'Called back.' }]);
  await events.keyboard('{Escape}');
  expect(screen.getByText(LINK)).toBeVisible();
  await events.click(within(shown).getByRole('button', { name: 'Done' }));
  await screen.findByRole('table');
  expect(screen.queryByText(LINK)).toBeNull();
});

it('verifies a request', async () => {
  server.use(onPost('/api/password-resets/4/verify', { ...request, state: 'verified' }));
  await decide(byButton(/^Verify/), 'Verify');
  expect(await screen.findByText('A new link is on its way to lina@example.test.')).toBeVisible();
});

it('says so when somebody else decided before', async () => {
  const sentence = 'This request has already been refused.';
  server.use(http.post(`${ORIGIN}/api/password-resets/4/refuse`, () => problem(409, sentence)));
  expect(screen.queryByRole('button', { name: /^Refuse/ })).toBeNull();
  await decide(() => chooseInRow('Lina Tan', 'Refuse'), 'Refuse');
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('offers nothing for a request that is over', async () => {
  const over = { ...request, state: 'used', decidable: false, canHandOver: false };
  server.use(onGet('/api/password-resets', [over]));
  renderWithProviders(<ResetsPage />);
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Verify|^Hand over|^Actions/ })).toBeNull();
});

it('still hands over a link for one that was verified, whose mail may reach nobody', async () => {
  const verified = { ...request, state: 'verified', decidable: false };
  server.use(onGet('/api/password-resets', [verified]));
  renderWithProviders(<ResetsPage />);
  expect(await screen.findByRole('button', { name: /^Hand over/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Verify|^Refuse/ })).toBeNull();
});
