import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { SessionUser } from '@/access/user';
import { api } from '@/api/enhance';
import { tellPresence } from '@/features/notices/live/liveStatus';
import type { ShownCase } from '@/features/people/documents';
import { paths } from '@/lib/paths';
import { paper, TAX_NUMBER, verificationCase } from '@/testing/cases';
import { renderWithProviders } from '@/testing/render';
import { onGet, onPost, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import CasePage from './CasePage';

const ORIGIN = window.location.origin;
const CASE = '/api/users/7/verification';
const REVIEW = '/api/documents/31/review';

function visit(shown: ShownCase, reader?: SessionUser) {
  server.use(onGet(CASE, { ...shown }));
  const pattern = { path: paths.admin.casePattern, element: <CasePage /> };
  const view = renderWithProviders(null, {
    at: '/',
    routes: [pattern],
    ...(reader ? { user: reader } : {}),
  });
  void view.router.navigate(paths.admin.case(7));
  return view;
}

/** Answers from now on with the case as somebody else left it. */
function decidedBy(name: string, changes: Partial<ShownCase>) {
  server.use(onGet(CASE, { ...verificationCase(changes) }));
  return name;
}

it('shows the person, a picture in the page, and what happened', async () => {
  visit(verificationCase());
  expect(await screen.findByRole('heading', { level: 1, name: 'Lina Tan' })).toBeVisible();
  const picture = screen.getByRole('img', { name: 'Wallet Proof: wallet.png' });
  expect(picture).toHaveAttribute('src', '/api/documents/31?disposition=inline');
  expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent('Registered');
});

it('has the tax number with its decision, where there is one', async () => {
  server.use(onGet('/api/users/7/tax', { taxNumber: TAX_NUMBER, exemptions: [] }));
  visit(verificationCase());
  const block = within(await screen.findByRole('region', { name: 'Tax number' }));
  expect(block.getByText(TAX_NUMBER.number)).toBeVisible();
  expect(block.getByRole('button', { name: 'Verify' })).toBeEnabled();
});

it('says who else is on the case, and reads it again after they changed it', async () => {
  const people = [{ id: 2, name: 'Ada Min' }];
  server.use(onPost('/api/presence', { people }));
  const { events } = visit(verificationCase(), user({ id: 1, role: 'admin' }));
  expect(await screen.findByText('Ada Min is here too')).toBeVisible();
  const change = { at: '2026-11-26T08:00:00Z', isOwn: false, byName: 'Ada Min' };
  server.use(onPost('/api/presence', { people, change }));
  const review = { status: 'refused', reason: 'unreadable', reviewedByName: 'Ada Min' } as const;
  decidedBy('Ada Min', { documents: [paper({ review })] });
  act(() => tellPresence({ kind: 'user', id: 7 }));
  await events.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('Not legible')).toBeVisible();
});

it('refuses a document with a reason and a note, and not without', async () => {
  const sent: unknown[] = [];
  const { events } = visit(verificationCase());
  server.use(
    http.post(ORIGIN + REVIEW, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(paper({ review: { status: 'refused', reason: 'other' } }));
    }),
  );
  await events.click(await screen.findByRole('button', { name: 'Refuse Wallet Proof' }));
  const dialog = await screen.findByRole('dialog');
  const refuse = within(dialog).getByRole('button', { name: 'Refuse' });
  await events.click(refuse);
  expect(await within(dialog).findByText('Choose a reason.')).toBeVisible();
  await events.selectOptions(within(dialog).getByLabelText(/^Reason/), 'other');
  await events.click(refuse);
  expect(await within(dialog).findByText('Explain what is wrong.')).toBeVisible();
  await events.type(within(dialog).getByLabelText(/^Note/), ' The picture is cut. ');
  await events.click(refuse);
  expect(await screen.findByText('Document refused')).toBeVisible();
  expect(sent).toEqual([{ decision: 'refuse', reason: 'other', note: 'The picture is cut.' }]);
});

it('accepts a document with its last day', async () => {
  const sent: unknown[] = [];
  const { events } = visit(verificationCase({ documents: [paper({ expiresOn: '2099-01-31' })] }));
  server.use(
    http.post(ORIGIN + REVIEW, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(paper({ review: { status: 'accepted' } }));
    }),
  );
  await events.click(await screen.findByRole('button', { name: 'Accept Wallet Proof' }));
  const dialog = await screen.findByRole('dialog');
  await events.click(within(dialog).getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Document accepted')).toBeVisible();
  expect(sent).toEqual([{ decision: 'accept', expiresOn: '2099-01-31' }]);
});

it('says who was faster about a document, and shows what they decided', async () => {
  const { events } = visit(verificationCase());
  await events.click(await screen.findByRole('button', { name: 'Accept Wallet Proof' }));
  const review = { status: 'refused', reason: 'unreadable', reviewedByName: 'Ada Min' } as const;
  decidedBy('Ada Min', { documents: [paper({ review })] });
  server.use(http.post(ORIGIN + REVIEW, () => problem(409, 'This was decided already.')));
  const dialog = await screen.findByRole('dialog');
  await events.click(within(dialog).getByRole('button', { name: 'Accept' }));
  expect(
    await screen.findByText('Ada Min has already decided on this document: refused.'),
  ).toBeVisible();
  expect(await screen.findByText('Not legible')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept Wallet Proof' })).toBeNull();
});

const unreadable = {
  kind: 'walletProof',
  label: 'Wallet Proof',
  why: 'refused',
  reason: 'unreadable',
} as const;

it('offers no approval while a required document is missing', async () => {
  visit(verificationCase({ missing: [{ ...unreadable, isRequired: true }] }));
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeDisabled();
  expect(
    screen.getByText('You can approve the account once all required documents are in.'),
  ).toBeVisible();
});

it('reverses the refusal of a document', async () => {
  const sent: unknown[] = [];
  const refused = paper({ review: { status: 'refused', reason: 'other' } });
  const { events } = visit(verificationCase({ documents: [refused] }));
  server.use(
    http.post(ORIGIN + REVIEW, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(paper({ review: { status: 'accepted' } }));
    }),
  );
  await events.click(await screen.findByRole('button', { name: 'Accept anyway: Wallet Proof' }));
  const dialog = await screen.findByRole('dialog');
  await events.click(within(dialog).getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Document accepted')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ decision: 'accept', was: 'refused' })]);
});

it('reverses the rejection of an account', async () => {
  const user = { ...verificationCase().user, verificationStatus: 'rejected' as const };
  const { events } = visit(
    verificationCase({ user, documents: [paper({ review: { status: 'refused' } })] }),
  );
  server.use(onPost('/api/users/7/reopen', { message: '', user: { ...user } }));
  await events.click(await screen.findByRole('button', { name: 'Reverse the rejection' }));
  expect(screen.queryByRole('button', { name: /anyway/ })).toBeNull();
  const dialog = await screen.findByRole('dialog');
  await events.click(within(dialog).getByRole('button', { name: 'Reverse the rejection' }));
  expect(await screen.findByText('Rejection reversed')).toBeVisible();
});

it('says which document is missing and why, and what the server has against approving', async () => {
  const { events } = visit(verificationCase({ missing: [{ ...unreadable, isRequired: false }] }));
  const sentence = 'This account cannot be approved yet. Refused: Wallet Proof.';
  server.use(http.post(`${ORIGIN}/api/users/7/approve`, () => problem(422, sentence)));
  await events.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent(
    'Wallet ProofIt can’t be read clearly.',
  );
  const dialog = await screen.findByRole('dialog');
  await events.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('approves, and says who was faster when somebody was', async () => {
  const { events } = visit(verificationCase());
  await events.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('1 unreviewed document will also be accepted.');
  decidedBy('Ada Min', {
    user: { ...verificationCase().user, verificationStatus: 'rejected' },
    history: [
      { event: 'rejected', actorName: 'Ada Min', createdAt: '2026-11-21T08:00:00Z', note: 'No' },
    ],
  });
  server.use(
    http.post(`${ORIGIN}/api/users/7/approve`, () =>
      problem(409, 'This account has already been rejected.'),
    ),
  );
  await events.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(
    await screen.findByText('Ada Min has already decided on this account: rejected.'),
  ).toBeVisible();
  expect(await screen.findByText('Account rejected')).toBeVisible();
});

it('rejects only with a reason', async () => {
  const { events } = visit(verificationCase());
  server.use(onPost('/api/users/7/reject', { message: '', user: { ...verificationCase().user } }));
  await events.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog');
  const reject = within(dialog).getByRole('button', { name: 'Reject' });
  expect(reject).toBeDisabled();
  await events.type(within(dialog).getByRole('textbox'), 'Not genuine');
  await events.click(reject);
  expect(await screen.findByText('User Rejected')).toBeVisible();
});

it('keeps what was typed when somebody else decides meanwhile, and says who did', async () => {
  const { events, store } = visit(verificationCase());
  await events.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog');
  await events.type(within(dialog).getByRole('textbox'), 'Not genuine');
  decidedBy('Ada Min', {
    user: { ...verificationCase().user, verificationStatus: 'approved' },
    history: [{ event: 'approved', actorName: 'Ada Min', createdAt: '2026-11-21T08:00:00Z' }],
  });
  server.use(
    http.post(`${ORIGIN}/api/users/7/reject`, () => problem(409, 'It was approved already.')),
  );
  store.dispatch(api.util.invalidateTags(['Accounts']));
  expect(await screen.findByText('Account approved')).toBeInTheDocument();
  expect(within(dialog).getByRole('textbox')).toHaveValue('Not genuine');
  await events.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(
    await screen.findByText('Ada Min has already decided on this account: approved.'),
  ).toBeVisible();
});
