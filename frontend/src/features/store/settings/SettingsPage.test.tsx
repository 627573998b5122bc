import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import { user } from '@/testing/users';
import { field, findToast } from '@/testing/visit';
import SettingsPage from './SettingsPage';

const ME = user({
  id: 4,
  role: 'dealer',
  companyName: 'Cloud Corner',
  verificationStatus: 'approved',
});

function open(changes: object = {}) {
  const sent: unknown[] = [];
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
  return { ...renderWithProviders(<SettingsPage />, { user: ME }), sent };
}

it('has the link of the own store, and saves only what was changed', async () => {
  const { sent, store } = open();
  expect(await screen.findByText(`${window.location.origin}/store/dealer?dealer=4`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open my store' })).toHaveAttribute(
    'href',
    '/store/dealer?dealer=4',
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
  expect(screen.queryByText(/store\/dealer/)).not.toBeInTheDocument();
});

it('has no link before the dealer is approved', async () => {
  open({ verificationStatus: 'pending' });
  expect(await screen.findByText(/go live once your account is approved/)).toBeVisible();
  expect(screen.queryByText(/store\/dealer/)).not.toBeInTheDocument();
});
