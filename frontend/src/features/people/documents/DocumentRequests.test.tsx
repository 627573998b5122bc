import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { paper, verificationCase } from '@/testing/cases';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { DocumentRequests } from './DocumentRequests';
import type { MissingRequest } from './types';

const ORIGIN = window.location.origin;
const agent = user({ role: 'agent', verificationStatus: 'pending' });
const refused: MissingRequest = {
  kind: 'walletProof',
  label: 'Wallet Proof',
  why: 'refused',
  reason: 'unreadable',
  isRequired: true,
  note: 'The lower half is dark.',
};

function visit(missing: MissingRequest[], person = agent) {
  server.use(onGet('/api/users/7/verification', { ...verificationCase({ missing }) }));
  return renderWithProviders(<DocumentRequests />, { user: person });
}

it('says what was refused and why, in words', async () => {
  visit([refused]);
  const panel = await screen.findByRole('region', { name: 'One document needs your attention' });
  expect(panel).toHaveTextContent('Wallet Proof');
  expect(panel).toHaveTextContent('It can’t be read clearly.');
  expect(panel).toHaveTextContent('Note: The lower half is dark.');
});

it('is nothing when nothing is missing, or for a role without documents', async () => {
  const { container } = visit([]);
  await waitFor(() => expect(container).toHaveTextContent(''));
  const { container: other } = renderWithProviders(<DocumentRequests />, {
    user: user({ role: 'customer' }),
  });
  expect(other).toBeEmptyDOMElement();
});

it('takes a better one and is gone then', async () => {
  let wasSent = false;
  const { events } = visit([refused]);
  server.use(
    http.post(`${ORIGIN}/api/users/7/documents`, () => {
      wasSent = true;
      return HttpResponse.json(paper(), { status: 201 });
    }),
  );
  await events.click(
    await screen.findByRole('button', { name: 'Upload a new copy: Wallet Proof' }),
  );
  await events.click(screen.getByRole('button', { name: 'Submit document' }));
  expect(await screen.findByText('Choose a file.')).toBeVisible();
  expect(wasSent).toBe(false);

  const file = new File(['picture'], 'wallet.png', { type: 'image/png' });
  await events.upload(screen.getByLabelText(/^Wallet Proof/, { selector: 'input' }), file);
  server.use(onGet('/api/users/7/verification', { ...verificationCase() }));
  await events.click(screen.getByRole('button', { name: 'Submit document' }));
  expect(await screen.findByText('Document submitted')).toBeVisible();
  expect(wasSent).toBe(true);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('says what the server has against a file', async () => {
  const { events } = visit([{ ...refused, why: 'expired', reason: null, note: null }]);
  const sentence = 'This file is not a picture.';
  server.use(
    http.post(`${ORIGIN}/api/users/7/documents`, () => problem(415, sentence, { file: sentence })),
  );
  await events.click(
    await screen.findByRole('button', { name: 'Upload the renewed document: Wallet Proof' }),
  );
  const file = new File(['picture'], 'wallet.png', { type: 'image/png' });
  await events.upload(screen.getByLabelText(/^Wallet Proof/, { selector: 'input' }), file);
  await events.click(screen.getByRole('button', { name: 'Submit document' }));
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
});
