import { screen, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { expect, it } from 'vitest';
import { verificationCase } from '@/testing/cases';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import AccountsPage from './AccountsPage';
import UserManagementPage from './UserManagementPage';

const ORIGIN = window.location.origin;
const { user } = verificationCase({});
const WAITING = { ...user, role: 'sub-agent', missingDocuments: [] };

/** Opens the queue with one person in it; `sent` collects what is decided. */
async function visit(waiting: object = WAITING) {
  const sent: unknown[] = [];
  server.use(
    onGet('/api/users/pending', [waiting as JsonBodyType]),
    onGet('/api/users/7/documents', []),
    ...(['approve', 'reject'] as const).map((verb) =>
      http.post(`${ORIGIN}/api/users/7/${verb}`, async ({ request }) => {
        const body = await request.text();
        sent.push([verb, body ? JSON.parse(body) : null]);
        server.use(onGet('/api/users/pending', []));
        return HttpResponse.json({ message: '', user: WAITING });
      }),
    ),
  );
  const view = renderWithProviders(<UserManagementPage />);
  const card = await screen.findByRole('article', { name: 'Lina Tan' });
  return { ...view, sent, card: within(card) };
}

async function askToReject({ events, card }: Awaited<ReturnType<typeof visit>>) {
  await events.click(card.getByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Lina Tan?' }));
  return { reject: dialog.getByRole('button', { name: 'Reject' }), dialog };
}

it('names the person with the role as people say it', async () => {
  const { card } = await visit();
  expect(card.getByText('Sub-agent')).toBeVisible();
});

it('offers no approval while a required document is missing', async () => {
  const { card } = await visit({ ...WAITING, lacksRequiredDocuments: true });
  expect(card.getByRole('button', { name: 'Approve' })).toBeDisabled();
  expect(card.getByRole('button', { name: 'Reject' })).toBeEnabled();
});

it('approves, says so with the name, and the queue is empty', async () => {
  const { events, card, sent } = await visit();
  await events.click(card.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('User Approved')).toBeVisible();
  expect(screen.getByText('Lina Tan has been approved.')).toBeVisible();
  expect(await screen.findByText('No one is waiting')).toBeVisible();
  expect(sent).toEqual([['approve', null]]);
});

it('rejects with a trimmed reason only', async () => {
  const view = await visit();
  const { reject, dialog } = await askToReject(view);
  expect(reject).toBeDisabled();
  await view.events.type(dialog.getByLabelText(/^Reason for rejection/), '  ');
  expect(reject).toBeDisabled();
  await view.events.type(dialog.getByLabelText(/^Reason for rejection/), 'Not genuine ');
  await view.events.click(reject);
  expect(await screen.findByText('User Rejected')).toBeVisible();
  expect(await screen.findByText('No one is waiting')).toBeVisible();
  expect(view.sent).toEqual([['reject', { reason: 'Not genuine' }]]);
});

it('says what failed where the server gives no reason, and keeps the person in the queue', async () => {
  const view = await visit();
  const broken = () => new HttpResponse('<html>', { status: 502 });
  server.use(
    http.post(`${ORIGIN}/api/users/7/approve`, broken),
    http.post(`${ORIGIN}/api/users/7/reject`, broken),
  );
  await view.events.click(view.card.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Approval Failed')).toBeVisible();
  expect(screen.getByText('Failed to approve user. Please try again.')).toBeVisible();
  const { reject, dialog } = await askToReject(view);
  await view.events.type(dialog.getByLabelText(/^Reason for rejection/), 'No');
  await view.events.click(reject);
  expect(await screen.findByText('Rejection Failed')).toBeInTheDocument();
  expect(screen.getByText('Failed to reject user. Please try again.')).toBeInTheDocument();
  expect(screen.getByText('Lina Tan')).toBeInTheDocument();
});

it('passes on why the server refuses', async () => {
  const view = await visit();
  server.use(
    http.post(`${ORIGIN}/api/users/7/approve`, () => problem(422, 'Refused: Wallet Proof.')),
  );
  await view.events.click(view.card.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Refused: Wallet Proof.')).toBeVisible();
});

it('acts on many accounts: each action takes those that it fits, and says who was refused', async () => {
  const person = (id: number, fullName: string, more: object) => ({
    ...WAITING,
    id,
    fullName,
    isActive: true,
    verificationStatus: 'approved',
    ...more,
  });
  const sent: string[] = [];
  server.use(
    onGet('/api/users', [
      person(7, 'Lina Tan', { verificationStatus: 'pending', isActive: false }),
      person(8, 'Omar Aziz', {}),
      person(9, 'Mei Wong', {}),
    ]),
    http.post(`${ORIGIN}/api/users/:id/:verb`, ({ params }) => {
      sent.push(`${String(params.verb)} ${String(params.id)}`);
      return params.id === '9'
        ? problem(409, 'This account is already inactive.')
        : HttpResponse.json({ message: '', user: WAITING });
    }),
  );
  const { events } = renderWithProviders(<AccountsPage />);
  await events.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByRole('button', { name: 'Approve (1)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Activate (1)' })).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Deactivate (2)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate 2 accounts?' }));
  await events.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await dialog.findByText('1 changed, 1 refused')).toBeVisible();
  expect(dialog.getByRole('listitem')).toHaveTextContent(
    'Mei Wong: This account is already inactive.',
  );
  expect(sent).toEqual(['deactivate 8', 'deactivate 9']);
});
