import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { confirmAge } from '@/lib/age';
import { onGet, server, SETTINGS } from '@/testing/server';
import { heading, PATIENCE, visit } from '@/testing/visit';

beforeEach(() => {
  // jsdom draws no modal dialogs.
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  server.use(onGet('/api/settings/public', { ...SETTINGS, minimumAge: 21 }));
});

const asked = () => screen.findByRole('dialog', { name: 'Are you 21 or older?' }, PATIENCE);
/** Long enough for the settings to arrive. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 150));

it('asks once and remembers', async () => {
  const { unmount } = visit('/dealers');
  const dialog = await asked();
  expect(dialog).toHaveAccessibleDescription(/for adults/);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, I am' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  visit('/dealers');
  await heading('Become a Dealer');
  await settle();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('asks again when the age of the setting has risen', async () => {
  confirmAge(18);
  visit('/dealers');
  expect(await asked()).toBeInTheDocument();
});

it('is not passed by Escape', async () => {
  visit('/dealers');
  const dialog = await asked();
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(dialog).toBeInTheDocument();
});

it('leads those who are younger to a plain page', async () => {
  const { router } = visit('/dealers');
  await asked();
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(await heading('This shop is for adults')).toBeInTheDocument();
  expect(screen.getByText('You must be at least 21 years old to enter.')).toBeInTheDocument();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/underage');
});

it.each([
  ['/login/dealer', 'Dealer sign-in'],
  ['/terms', 'Terms of use'],
])('leaves %s open', async (path, title) => {
  visit(path);
  await heading(title);
  await settle();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('does not ask people who are signed in', async () => {
  visit('/dealers', 'dealer');
  await heading('Become a Dealer');
  await settle();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('asks nobody where the age is 0', async () => {
  server.use(onGet('/api/settings/public', SETTINGS));
  visit('/dealers');
  await heading('Become a Dealer');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
