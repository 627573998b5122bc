import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { problem, server } from '@/testing/server';
import { ChangePassword } from './ChangePassword';

const ADDRESS = `${window.location.origin}/api/auth/change-password`;

async function change(current: string, wanted: string, repeated = wanted) {
  const { events } = renderWithProviders(<ChangePassword />);
  await events.type(screen.getByLabelText(/^Current password/), current);
  await events.type(screen.getByLabelText(/^New password/), wanted);
  await events.type(screen.getByLabelText(/^Confirm new password/), repeated);
  await events.click(screen.getByRole('button', { name: 'Change password' }));
}

it.each([
  ['new-secret', 'new-secrets', 'Passwords do not match'],
  ['short', 'short', 'Password must be at least 6 characters long.'],
  ['old-secret', 'old-secret', 'Choose a password that differs from your current one.'],
])('sends nothing for %s and %s', async (wanted, repeated, sentence) => {
  await change('old-secret', wanted, repeated);
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('changes it, says so and empties the fields', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(ADDRESS, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'Password changed.' });
    }),
  );
  await change('old-secret', 'new-secret');
  expect(await screen.findByText('All your other sessions were signed out.')).toBeVisible();
  expect(sent).toEqual([
    {
      currentPassword: 'old-secret',
      newPassword: 'new-secret',
      confirmPassword: 'new-secret',
      keepPrograms: false,
    },
  ]);
  expect(screen.getByLabelText(/^Current password/)).toHaveValue('');
});

it('keeps tokens and webhooks of who wants to keep them', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(ADDRESS, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'Password changed.' });
    }),
  );
  const { events } = renderWithProviders(<ChangePassword />);
  await events.click(screen.getByRole('checkbox', { name: 'Keep my API tokens and webhooks' }));
  await events.type(screen.getByLabelText(/^Current password/), 'old-secret');
  await events.type(screen.getByLabelText(/^New password/), 'new-secret');
  await events.type(screen.getByLabelText(/^Confirm new password/), 'new-secret');
  await events.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('All your other sessions were signed out.')).toBeVisible();
  expect(sent).toMatchObject([{ keepPrograms: true }]);
});

it('puts a wrong password onto its field', async () => {
  const sentence = 'Your current password is not right.';
  server.use(http.post(ADDRESS, () => problem(422, sentence, { currentPassword: sentence })));
  await change('wrong-secret', 'new-secret');
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
  expect(screen.getByLabelText(/^Current password/)).toBeInvalid();
});
