import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { UserTaxResponse } from '@/api/generated';
import { TAX_NUMBER, verificationCase } from '@/testing/cases';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { chooseInRow } from '@/testing/visit';
import { PersonTax } from './PersonTax';

const USER = `${window.location.origin}/api/users/7`;
const CERTIFICATE = { id: 4, number: 'EX-1', validUntil: '2099-12-31', isValid: true };

function visit(tax: UserTaxResponse) {
  let stored = tax;
  const sent: unknown[] = [];
  const keep = (next: UserTaxResponse) => HttpResponse.json((stored = next));
  server.use(
    http.get(`${USER}/tax`, () => HttpResponse.json(stored)),
    http.post(`${USER}/tax-number/decision`, async ({ request }) => {
      const asked = (await request.json()) as { status: 'verified' | 'rejected' };
      sent.push(asked);
      return keep({ ...stored, taxNumber: { ...TAX_NUMBER, status: asked.status } });
    }),
    http.post(`${USER}/exemptions`, async ({ request }) => {
      sent.push(await request.json());
      return keep({ ...stored, exemptions: [CERTIFICATE] });
    }),
    http.delete(`${USER}/exemptions/:id`, ({ params }) => {
      sent.push(params.id);
      return keep({ ...stored, exemptions: [] });
    }),
    onGet('/api/tax', {
      version: 1,
      rounding: 'document',
      defaultRate: '0',
      classes: [],
      zones: [{ id: 3, name: 'Britain', places: [], pricesIncludeTax: false, rates: [] }],
    }),
  );
  const person = verificationCase().user;
  const view = renderWithProviders(<PersonTax user={person} />, {
    user: user({ id: 1, role: 'admin' }),
  });
  return { ...view, sent };
}

it('verifies the number that is shown after asking, with a note for the buyer', async () => {
  const { events, sent } = visit({ taxNumber: TAX_NUMBER, exemptions: [] });
  await events.click(await screen.findByRole('button', { name: 'Verify' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Verify DE136695976?' }));
  await events.type(dialog.getByLabelText(/^Note/), ' Found in VIES. ');
  expect(sent).toEqual([]);
  await events.click(dialog.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Tax number verified')).toBeVisible();
  expect(sent).toEqual([{ status: 'verified', number: 'DE136695976', note: 'Found in VIES.' }]);
  expect(await screen.findByText('Verified')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
  // It can turn out to be wrong later.
  await events.click(screen.getByRole('button', { name: 'Reject number' }));
  const rejection = within(await screen.findByRole('dialog', { name: 'Reject DE136695976?' }));
  await events.click(rejection.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Rejected')).toBeVisible();
  expect(sent[1]).toEqual({ status: 'rejected', number: 'DE136695976', note: null });
});

it('decides on no number that was changed meanwhile, and shows the new one', async () => {
  const { events } = visit({ taxNumber: TAX_NUMBER, exemptions: [] });
  await events.click(await screen.findByRole('button', { name: 'Verify' }));
  server.use(
    http.post(`${USER}/tax-number/decision`, () => problem(409, 'The tax number was changed.')),
    onGet('/api/users/7/tax', {
      taxNumber: { ...TAX_NUMBER, number: 'DE129273398' },
      exemptions: [],
    }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await events.click(dialog.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('The number was changed meanwhile')).toBeVisible();
  expect(await screen.findByText('DE129273398')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('adds a certificate for a zone, once its days are right', async () => {
  const { events, sent } = visit({ exemptions: [] });
  expect(await screen.findByText('No tax number.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
  await events.click(screen.getByRole('button', { name: 'Add certificate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add certificate' }));
  await dialog.findByRole('option', { name: 'Britain' });
  await events.type(dialog.getByLabelText(/^Certificate number/), ' EX-1 ');
  await events.selectOptions(dialog.getByLabelText('Tax zone'), 'Britain');
  await events.type(dialog.getByLabelText('First day'), '2099-12-31');
  const add = dialog.getByRole('button', { name: 'Add certificate' });
  await events.click(add);
  expect(dialog.getByText('Enter the last day.')).toBeVisible();
  await events.type(dialog.getByLabelText(/^Last day/), '2099-12-30');
  await events.click(add);
  expect(await dialog.findByText('The last day can’t be before the first.')).toBeVisible();
  expect(sent).toEqual([]);
  await events.clear(dialog.getByLabelText('First day'));
  await events.click(add);
  expect(await screen.findByText('Certificate added')).toBeVisible();
  expect(sent).toEqual([{ number: 'EX-1', validUntil: '2099-12-30', zoneId: 3 }]);
  expect(await screen.findByRole('row', { name: /EX-1/ })).toHaveTextContent('All zones');
});

it('withdraws a certificate after asking', async () => {
  const { events, sent } = visit({ exemptions: [CERTIFICATE] });
  await screen.findByRole('row', { name: /EX-1/ });
  await chooseInRow('EX-1', 'Withdraw');
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw certificate EX-1?' }));
  expect(sent).toEqual([]);
  await events.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Certificate withdrawn')).toBeVisible();
  expect(sent).toEqual(['4']);
  expect(await screen.findByText(/^None yet\./)).toBeVisible();
});
