import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { UserResponse } from '@/api/generated';
import { renderWithProviders } from '@/testing/render';
import { problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { ProfileForm } from './ProfileForm';

const ADDRESS = `${window.location.origin}/api/users/7`;
const me: UserResponse = {
  id: 7,
  username: 'aisha',
  firstName: 'Aisha',
  lastName: 'Rahman',
  email: 'aisha@example.test',
  role: 'dealer',
  isActive: true,
  companyName: 'Harbour Trading',
  createdAt: '2026-11-01T08:00:00Z',
};

function visit() {
  const sent: unknown[] = [];
  server.use(
    http.patch(ADDRESS, async ({ request }) => {
      const changes = (await request.json()) as object;
      sent.push(changes);
      return HttpResponse.json({ message: 'Saved.', user: { ...me, ...changes } });
    }),
  );
  const view = renderWithProviders(<ProfileForm me={me} />, { user: user({ role: 'dealer' }) });
  const save = () => view.events.click(screen.getByRole('button', { name: 'Save' }));
  return { ...view, sent, save };
}

it('sends what was changed, and the whole app knows the new name', async () => {
  const { events, sent, save, store } = visit();
  const name = screen.getByLabelText(/^First name/);
  await events.clear(name);
  await events.type(name, ' Aishah ');
  await save();
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(sent).toEqual([{ firstName: 'Aishah', expected: { firstName: me.firstName } }]);
  expect(store.getState().session.user?.firstName).toBe('Aishah');
});

it('asks for the password before it changes the address', async () => {
  const { events, sent, save } = visit();
  expect(screen.queryByLabelText(/^Current password/)).toBeNull();
  const email = screen.getByLabelText(/^Email/);
  await events.clear(email);
  await events.type(email, 'aisha@harbour.test');
  await save();
  const password = screen.getByLabelText(/^Current password/);
  expect(password).toBeInvalid();
  expect(sent).toEqual([]);
  await events.type(password, 'correct-horse');
  await save();
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(sent).toEqual([
    {
      email: 'aisha@harbour.test',
      currentPassword: 'correct-horse',
      expected: { email: me.email },
    },
  ]);
});

it('puts what the server has against a value onto its field', async () => {
  const sentence = 'You must be at least 21 years old.';
  const { events, save } = visit();
  server.use(http.patch(ADDRESS, () => problem(422, sentence, { birthDate: sentence })));
  await events.type(screen.getByLabelText(/^Date of birth/), '2015-05-05');
  await save();
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
  expect(screen.getByLabelText(/^Date of birth/)).toBeInvalid();
});
