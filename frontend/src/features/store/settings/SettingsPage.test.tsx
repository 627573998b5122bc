import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { field, findToast } from '@/testing/visit';
import SettingsPage from './SettingsPage';
import StoreLookPage from './StoreLookPage';

const ME = user({
  id: 4,
  role: 'dealer',
  companyName: 'Cloud Corner',
  verificationStatus: 'approved',
});

const STORE = { id: 4, name: 'Cloud Corner', path: '/store/cloud-corner-4' };

/** The dealer's store, of which a logo in a request becomes an address. */
function onStore(before: object = {}) {
  const sent: Record<string, unknown>[] = [];
  let now: Record<string, unknown> = { ...STORE, ...before };
  server.use(
    http.get(`${window.location.origin}/api/stores/dealers/4`, () => HttpResponse.json(now)),
    http.patch(`${window.location.origin}/api/stores/dealers/4`, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      const { logo, about } = body;
      now = {
        ...now,
        ...(about === undefined ? {} : { about: about || undefined }),
        ...(logo === undefined ? {} : { logoUrl: logo ? '/media/new.png' : undefined }),
      };
      return HttpResponse.json(now);
    }),
  );
  return sent;
}

function open(changes: object = {}, shown: object = {}) {
  const sent: unknown[] = [];
  const looks = onStore(shown);
  const me = { ...ME, phone: '+60 3', country: 'Malaysia', zone: 'Penang', ...changes };
  server.use(
    onGet('/api/place-changes', []),
    onGet('/api/users/4', me),
    http.patch(`${window.location.origin}/api/users/4`, async ({ request }) => {
      const body = (await request.json()) as object;
      sent.push(body);
      return HttpResponse.json({ message: 'Saved.', user: { ...me, ...body } });
    }),
  );
  return { ...renderWithProviders(<SettingsPage />, { user: ME }), sent, looks };
}

it('has the link of the own store, and saves only what was changed', async () => {
  const { sent, store } = open();
  expect(await screen.findByText(`${window.location.origin}/store/cloud-corner-4`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open my store' })).toHaveAttribute(
    'href',
    '/store/cloud-corner-4',
  );
  fireEvent.change(field('Store name'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a store name.')).toBeVisible();
  fireEvent.change(field('Store name'), { target: { value: ' Cloud Harbour ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await findToast('Store saved')).toBeVisible();
  expect(sent).toEqual([
    { companyName: 'Cloud Harbour', expected: { companyName: ME.companyName } },
  ]);
  await waitFor(() => expect(store.getState().session.user?.companyName).toBe('Cloud Harbour'));
});

it('tells the admin who looks that there is no store', () => {
  renderWithProviders(<SettingsPage />, { user: user({ role: 'admin' }) });
  expect(screen.getByText('You have no store')).toBeVisible();
  expect(screen.queryByText(/store\/cloud/)).not.toBeInTheDocument();
});

it('has no link before the dealer is approved', async () => {
  open({ verificationStatus: 'pending' });
  expect(await screen.findByText(/go live once your account is approved/)).toBeVisible();
  expect(screen.queryByText(/store\/cloud/)).not.toBeInTheDocument();
});

const picture = () => document.querySelector('[aria-label="Preview"] img');

it('shows what the store looks like while it is changed, and saves logo and text', async () => {
  const { looks, events } = open({}, { about: 'Since 1998.' });
  const preview = await screen.findByRole('group', { name: 'Preview' });
  expect(preview).toHaveTextContent('Cloud CornerSince 1998.');
  expect(picture()).toBeNull();
  fireEvent.change(field('About the store'), { target: { value: 'Open daily.\n\nWelcome. ' } });
  expect(preview).toHaveTextContent('Cloud CornerOpen daily.Welcome.');
  const file = new File(['logo'], 'logo.png', { type: 'image/png' });
  await events.upload(field('Logo'), file);
  const data = `data:image/png;base64,${btoa('logo')}`;
  await waitFor(() => expect(picture()).toHaveAttribute('src', data));
  fireEvent.click(screen.getByRole('button', { name: 'Save logo and text' }));
  expect(await findToast('Store saved')).toBeVisible();
  expect(looks).toEqual([
    { about: 'Open daily.\n\nWelcome.', logo: data, expected: { about: 'Since 1998.' } },
  ]);
  await waitFor(() => expect(picture()).toHaveAttribute('src', '/media/new.png'));
});

it('removes the logo after a question', async () => {
  const { looks } = open({}, { logoUrl: '/media/old.png' });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove logo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the store’s logo?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Remove logo' }));
  expect(await findToast('Logo removed')).toBeVisible();
  expect(looks).toEqual([{ logo: null }]);
  await waitFor(() => expect(picture()).toBeNull());
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Remove logo' })).not.toBeInTheDocument(),
  );
  expect(field('Logo')).toHaveFocus();
});

it('says what is too long, and what the server refuses', async () => {
  const { looks } = open();
  await screen.findByRole('group', { name: 'Preview' });
  fireEvent.change(field('About the store'), { target: { value: 'a'.repeat(1001) } });
  fireEvent.click(screen.getByRole('button', { name: 'Save logo and text' }));
  expect(await screen.findByText('Use at most 1,000 characters.')).toBeVisible();
  expect(looks).toEqual([]);
  const sentence = 'This must not contain control characters.';
  server.use(
    http.patch(`${window.location.origin}/api/stores/dealers/4`, () =>
      problem(422, sentence, { about: sentence }),
    ),
  );
  fireEvent.change(field('About the store'), { target: { value: 'a' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save logo and text' }));
  await waitFor(() => expect(field('About the store')).toBeInvalid());
});

it.each(['admin', 'manufacturer'])(
  'lets the %s change what a dealer’s store shows',
  async (role) => {
    const sent = onStore({ about: 'Buy now!!!' });
    renderWithProviders(<StoreLookPage />, {
      user: user({ role }),
      at: '/store-settings/4',
      path: '/store-settings/:dealerId',
    });
    expect(await screen.findByLabelText('About the store')).toHaveValue('Buy now!!!');
    fireEvent.change(field('About the store'), { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save logo and text' }));
    expect(await findToast('Store saved')).toBeVisible();
    expect(sent).toEqual([{ about: '', expected: { about: 'Buy now!!!' } }]);
    expect(screen.queryByText('My store')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View store' })).toHaveAttribute('href', STORE.path);
  },
);
