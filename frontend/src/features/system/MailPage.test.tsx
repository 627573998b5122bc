import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { MailResponse } from '@/api/generated';
import { renderWithProviders } from '@/testing/render';
import { onGet, onPost, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import MailPage from './MailPage';

const ORIGIN = window.location.origin;
const mail: MailResponse = {
  id: 3,
  to: 'lina@example.test',
  subject: 'Your account was approved',
  status: 'failed',
  attempts: 8,
  lastError: 'no such mailbox',
  createdAt: '2026-11-21T08:00:00Z',
};

function visit(at = '/') {
  server.use(onGet('/api/mail-outbox', [{ ...mail }]));
  return renderWithProviders(<MailPage />, { at, user: user({ role: 'admin' }) });
}

it('opens a mail and sends it again', async () => {
  const { events } = visit();
  server.use(
    onGet('/api/mail-outbox/3', { ...mail, body: 'You can sign in now.', hasLink: false }),
    onPost('/api/mail-outbox/3/resend', { ...mail, status: 'queued' }),
  );
  await events.click(await screen.findByRole('button', { name: /^Open “Your account/ }));
  const opened = await screen.findByRole('dialog', { name: mail.subject });
  expect(await within(opened).findByText('You can sign in now.')).toBeVisible();
  await events.click(within(opened).getByRole('button', { name: 'Resend' }));
  const asked = await screen.findByRole('dialog', { name: /^Resend “/ });
  expect(asked).toHaveTextContent('It will be sent to lina@example.test again.');
  await events.click(within(asked).getByRole('button', { name: 'Resend' }));
  expect(await screen.findByText('The email is on its way')).toBeVisible();
});

it.each([
  ['submitted', 'The link is created when the email is sent. Only the recipient gets it.'],
  ['kept', 'Without a mail server, no link was created. Hand one over under:'],
])('says of a %s mail where its link is', async (status, sentence) => {
  const { events } = visit();
  const body = 'Choose a new password: [The link is made when this mail is sent.]';
  server.use(onGet('/api/mail-outbox/3', { ...mail, status, body, hasLink: true }));
  await events.click(await screen.findByRole('button', { name: /^Open/ }));
  expect(await screen.findByText(body)).toBeVisible();
  expect(screen.getByText(sentence, { exact: false })).toBeVisible();
  const way = screen.queryByRole('link', { name: 'Password resets' });
  if (status === 'kept') expect(way).toHaveAttribute('href', '/dashboard/admin/password-resets');
  else expect(way).toBeNull();
});

it('begins with the oldest when that is wanted', async () => {
  const asked: (string | null)[] = [];
  const { events } = visit();
  server.use(
    http.get(`${ORIGIN}/api/mail-outbox`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('sort'));
      return HttpResponse.json([mail]);
    }),
  );
  await events.click(await screen.findByRole('button', { name: 'Created' }));
  await waitFor(() => expect(asked.at(-1)).toBe('created'));
});

it('asks only for the chosen state', async () => {
  const asked: (string | null)[] = [];
  const { events } = visit();
  server.use(
    http.get(`${ORIGIN}/api/mail-outbox`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('status'));
      return HttpResponse.json([]);
    }),
  );
  await events.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'kept');
  expect(await screen.findByText('No emails match this filter')).toBeVisible();
  expect(asked.at(-1)).toBe('kept');
});

it('sends a test mail to an address that is one', async () => {
  const sentence = 'Enter a valid email address.';
  const { events } = visit();
  server.use(http.post(`${ORIGIN}/api/mail-outbox/test`, () => problem(422, sentence)));
  await events.click(screen.getByRole('button', { name: 'Send test email' }));
  const dialog = await screen.findByRole('dialog');
  const to = within(dialog).getByRole('textbox');
  expect(to).toHaveValue('aisha@example.test');
  await events.clear(to);
  await events.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findByText('Enter a valid email address.')).toBeVisible();
  await events.type(to, 'ops@example.test');
  await events.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findByText(sentence)).toBeVisible();
  server.use(onPost('/api/mail-outbox/test', { ...mail, id: 4, subject: 'Test' }));
  await events.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Test email created')).toBeVisible();
});
