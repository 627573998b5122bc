import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { CreateTokenRequest, TokenResponse } from '@/api/generated';
import { renderWithProviders } from '@/testing/render';
import { problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { chooseInRow } from '@/testing/visit';
import { Tokens } from './Tokens';

const ORIGIN = window.location.origin;
const KEY = 'tw_0123456789abcdefghijklmnopqrstuvXYZ123';

function token(changes: Partial<TokenResponse> = {}): TokenResponse {
  return {
    id: 4,
    userId: 7,
    name: 'Stock report',
    preview: 'tw_9fK2a',
    scopes: ['stock:read', 'orders:read', 'orders:write'],
    state: 'active',
    createdAt: '2026-11-01T08:00:00Z',
    expiresAt: '2027-01-31T08:00:00Z',
    ...changes,
  };
}

/** A server that keeps tokens, and writes down what it was asked. */
function visit(tokens: TokenResponse[], of?: { id: number; name: string }, role = 'admin') {
  const asked: string[] = [];
  const made: CreateTokenRequest[] = [];
  const ended: string[] = [];
  server.use(
    http.get(`${ORIGIN}/api/tokens`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(tokens);
    }),
    http.post(`${ORIGIN}/api/tokens`, async ({ request }) => {
      const wish = (await request.json()) as CreateTokenRequest;
      made.push(wish);
      const { name, scopes } = wish;
      const added = token({ id: 5, name, scopes, preview: KEY.slice(0, 8) });
      tokens.unshift(added);
      return HttpResponse.json({ ...added, token: KEY }, { status: 201 });
    }),
    http.delete(`${ORIGIN}/api/tokens/:id`, ({ params }) => {
      ended.push(String(params.id));
      tokens.forEach((one) => {
        if (String(one.id) === params.id) one.state = 'revoked';
      });
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const view = renderWithProviders(<Tokens {...(of ? { of } : {})} />, { user: user({ role }) });
  return { ...view, asked, made, ended };
}

it('lists tokens with what they may do and when they were used', async () => {
  visit([token()]);
  const row = await screen.findByRole('row', { name: /Stock report/ });
  expect(row).toHaveTextContent('tw_9fK2a');
  expect(
    within(row)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Stock (read)', 'Orders (read and write)']);
  expect(row).toHaveTextContent('Active');
  expect(row).toHaveTextContent('Never');
});

it('sorts by the headings, what was never used at the end', async () => {
  const { events, asked } = visit([
    token({ id: 1, name: 'Zoho', expiresAt: '2027-03-01T08:00:00Z' }),
    token({ id: 2, name: 'accounts', lastUsedAt: '2026-11-02T08:00:00Z' }),
    token({ id: 3, name: 'Nightly', lastUsedAt: '2026-11-03T08:00:00Z' }),
  ]);
  const names = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.firstElementChild?.textContent);
  await screen.findByRole('row', { name: /Zoho/ });
  expect(names()).toEqual(['Zoho', 'accounts', 'Nightly']);
  await events.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['accounts', 'Nightly', 'Zoho']);
  await events.click(screen.getByRole('button', { name: 'Last used' }));
  await events.click(screen.getByRole('button', { name: 'Last used' }));
  expect(names()).toEqual(['Nightly', 'accounts', 'Zoho']);
  expect(new URLSearchParams(asked.at(-1)).get('limit')).toBe('200');
});

it('makes a token and shows it once', async () => {
  const { events, made } = visit([]);
  expect(await screen.findByText('No tokens yet')).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Create token' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create token' });
  const send = within(dialog).getByRole('button', { name: 'Create token' });
  await events.click(send);
  expect(await within(dialog).findByText('Choose at least one permission.')).toBeVisible();
  expect(within(dialog).getByLabelText(/^Name/)).toBeInvalid();
  expect(made).toEqual([]);
  await events.type(within(dialog).getByLabelText(/^Name/), ' Nightly ');
  await events.click(within(dialog).getByRole('checkbox', { name: 'Read: Orders' }));
  await events.click(within(dialog).getByRole('checkbox', { name: 'Write: Stock' }));
  await events.click(within(dialog).getByRole('checkbox', { name: 'Read: Prices' }));
  await events.click(within(dialog).getByRole('checkbox', { name: 'Read: Prices' }));
  await events.click(send);
  const shown = await screen.findByRole('dialog', { name: 'Your token “Nightly”' });
  expect(made).toMatchObject([{ name: 'Nightly', scopes: ['orders:read', 'stock:write'] }]);
  expect(within(shown).getByRole('group', { name: 'Token' })).toHaveTextContent(KEY);
  await events.click(within(shown).getByRole('button', { name: 'Copy token' }));
  expect(await navigator.clipboard.readText()).toBe(KEY);
  await events.keyboard('{Escape}');
  expect(shown).toBeVisible();
  await events.click(within(shown).getByRole('button', { name: 'I’ve copied it' }));
  expect(await screen.findByRole('row', { name: /Nightly/ })).toBeVisible();
  expect(screen.queryByText(KEY)).toBeNull();
});

it('puts what the server has against a token onto its field', async () => {
  const { events } = visit([]);
  const sentence = 'You have 50 tokens already.';
  server.use(http.post(`${ORIGIN}/api/tokens`, () => problem(422, sentence, { name: sentence })));
  await events.click(await screen.findByRole('button', { name: 'Create token' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create token' });
  await events.type(within(dialog).getByLabelText(/^Name/), 'One more');
  await events.click(within(dialog).getByRole('checkbox', { name: 'Read: Orders' }));
  await events.click(within(dialog).getByRole('button', { name: 'Create token' }));
  expect(await within(dialog).findAllByText(sentence)).not.toHaveLength(0);
});

it('revokes after asking, and only what still works', async () => {
  const { events, ended } = visit([token(), token({ id: 3, name: 'Old one', state: 'expired' })]);
  await screen.findByRole('row', { name: /Old one/ });
  expect(screen.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1);
  await chooseInRow('Stock report', 'Revoke');
  const dialog = await screen.findByRole('dialog', { name: 'Revoke “Stock report”?' });
  expect(ended).toEqual([]);
  await events.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Token revoked')).toBeVisible();
  expect(ended).toEqual(['4']);
  expect(await screen.findByText('Revoked')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});

it('shows the admin the tokens of somebody else, and makes none for them', async () => {
  const { asked } = visit([], { id: 12, name: 'Lina Tan' });
  expect(await screen.findByText('No tokens')).toBeVisible();
  expect(new URLSearchParams(asked.at(-1)).get('userId')).toBe('12');
  expect(screen.queryByRole('button', { name: 'Create token' })).toBeNull();
});

it('offers only what its owner can do anything with', async () => {
  const { events } = visit([], undefined, 'agent');
  await events.click(await screen.findByRole('button', { name: 'Create token' }));
  const dialog = within(await screen.findByRole('dialog'));
  const offered = (name: string) => dialog.queryByRole('checkbox', { name });
  expect(offered('Read: Commissions')).toBeInTheDocument();
  expect(offered('Write: Commissions')).not.toBeInTheDocument();
  expect(dialog.queryByText('Stock')).not.toBeInTheDocument();
  expect(dialog.queryByText('Backups')).not.toBeInTheDocument();
});
