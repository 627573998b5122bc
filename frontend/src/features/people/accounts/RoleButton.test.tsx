import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { verificationCase } from '@/testing/cases';
import { renderWithProviders } from '@/testing/render';
import { onGet, overtaken, server } from '@/testing/server';
import { user } from '@/testing/users';
import type { RoleName } from '@/api/generated';
import { RoleButton } from './RoleButton';

const ORIGIN = window.location.origin;

function show(role: RoleName) {
  return renderWithProviders(
    <RoleButton user={{ ...verificationCase().user, role, isActive: true }} />,
    { user: user({ id: 1, role: 'admin' }) },
  );
}

it('gives the account another role of those that are offered', async () => {
  const sent: unknown[] = [];
  const { events } = show('customer');
  server.use(
    onGet('/api/users/7/roles', { role: 'customer', allowed: ['dealer', 'agent'] }),
    http.put(`${ORIGIN}/api/users/7/role`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: '', user: user({ id: 7, role: 'dealer' }) });
    }),
  );
  await events.click(await screen.findByRole('button', { name: 'Change role' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change the role of Lina Tan' });
  const confirm = within(dialog).getByRole('button', { name: 'Change role' });
  const role = await within(dialog).findByRole('combobox', { name: 'New role' });
  expect(confirm).toBeDisabled();
  const offered = within(role)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(offered).toEqual(['—', 'Dealer', 'Agent']);
  await events.selectOptions(role, 'Dealer');
  await events.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), ' Runs a shop. ');
  await events.click(confirm);
  expect(await screen.findByText('Role changed')).toBeVisible();
  const expected = { role: 'customer' };
  expect(sent).toEqual([{ role: 'dealer', reason: 'Runs a shop.', expected }]);
});

it('shows both roles where another admin has given one meanwhile, and leaves theirs', async () => {
  const { handler, sent } = overtaken('put', '/api/users/7/role', { role: 'agent' }, {});
  server.use(
    onGet('/api/users/7/roles', { role: 'customer', allowed: ['dealer', 'agent'] }),
    handler,
  );
  const { events } = show('customer');
  await events.click(await screen.findByRole('button', { name: 'Change role' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change the role of Lina Tan' });
  const role = await within(dialog).findByRole('combobox', { name: 'New role' });
  await events.selectOptions(role, 'Dealer');
  await events.click(within(dialog).getByRole('button', { name: 'Change role' }));
  const choice = await screen.findByRole('radiogroup', { name: 'Role' });
  expect(choice).toHaveTextContent('Yours: Dealer');
  await events.click(screen.getByRole('radio', { name: 'Theirs: Agent' }));
  await events.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(1);
});

it('says why the role cannot be changed now', async () => {
  const refusal = 'Please complete or cancel the open orders of this account first (3).';
  const { events } = show('dealer');
  server.use(onGet('/api/users/7/roles', { role: 'dealer', allowed: [], refusal }));
  await events.click(await screen.findByRole('button', { name: 'Change role' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change the role of Lina Tan' });
  expect(await within(dialog).findByText(refusal)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Change role' })).toBeDisabled();
});

it('offers what is allowed beside what stands against the others', async () => {
  const refusal = '$12.00 that was earned is not paid out yet.';
  const { events } = show('agent');
  server.use(onGet('/api/users/7/roles', { role: 'agent', allowed: ['dealer'], refusal }));
  await events.click(await screen.findByRole('button', { name: 'Change role' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change the role of Lina Tan' });
  expect(await within(dialog).findByText(refusal)).toBeVisible();
  const role = within(dialog).getByRole('combobox', { name: 'New role' });
  await events.selectOptions(role, 'Dealer');
  expect(within(dialog).getByRole('button', { name: 'Change role' })).toBeEnabled();
});

it('changes position and access of those who work for the company, and no role of owners', async () => {
  const { events, unmount } = show('employee');
  await events.click(await screen.findByRole('button', { name: 'Position and access' }));
  expect(
    await screen.findByRole('dialog', { name: 'Position and access of Lina Tan' }),
  ).toBeVisible();
  unmount();
  show('manufacturer');
  expect(screen.queryByRole('button')).toBeNull();
});
