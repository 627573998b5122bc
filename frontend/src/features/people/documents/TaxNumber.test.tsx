import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { UserTaxResponse } from '@/api/generated';
import { paths } from '@/lib/paths';
import { TAX_NUMBER, verificationCase } from '@/testing/cases';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { OwnDocuments } from './OwnDocuments';
import { OwnTax } from './TaxNumber';

const ADDRESS = `${window.location.origin}/api/users/7/tax`;
const PLACES = {
  countries: [
    { country: 'MY', name: 'Malaysia', subdivisions: [] },
    { country: 'DE', name: 'Germany', subdivisions: [] },
  ],
};

/** A server that keeps the number it is given. */
function visit(tax: UserTaxResponse = { exemptions: [] }) {
  let stored = tax;
  const sent: unknown[] = [];
  server.use(
    onGet('/api/places', PLACES),
    http.get(ADDRESS, () => HttpResponse.json(stored)),
    http.put(`${ADDRESS}-number`, async ({ request }) => {
      const asked = (await request.json()) as { number: string | null };
      sent.push(asked);
      stored = { ...tax, ...(asked.number ? { taxNumber: TAX_NUMBER } : { taxNumber: null }) };
      return HttpResponse.json(stored);
    }),
  );
  const view = renderWithProviders(<OwnTax me={{ id: 7, country: 'malaysia' }} />, {
    user: user({ role: 'dealer' }),
  });
  return { ...view, sent };
}

it('takes a number, guesses its country, and says that it is checked first', async () => {
  const { events, sent } = visit();
  expect(await screen.findByText(/^If your business is registered for tax/)).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Add tax number' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add your tax number' }));
  const country = dialog.getByLabelText(/^Country/);
  expect(await dialog.findByRole('option', { name: 'Germany' })).toBeInTheDocument();
  expect(country).toHaveDisplayValue('Malaysia');
  await events.selectOptions(country, 'Germany');
  const save = dialog.getByRole('button', { name: 'Save tax number' });
  await events.click(save);
  expect(dialog.getByText('Enter the number.')).toBeVisible();
  expect(sent).toEqual([]);
  await events.type(dialog.getByLabelText(/^Tax number/), ' DE 136 695 976 ');
  await events.click(save);
  expect(await screen.findByText('We’ll check it and let you know.')).toBeVisible();
  expect(sent).toEqual([{ country: 'DE', number: 'DE 136 695 976' }]);
  expect(await screen.findByText('DE136695976')).toBeVisible();
  expect(screen.getByText('Not verified yet')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('puts what the server has against a number onto its field', async () => {
  const { events } = visit();
  const sentence = 'The check digit of this tax number is wrong.';
  server.use(http.put(`${ADDRESS}-number`, () => problem(422, sentence, { number: sentence })));
  await events.click(await screen.findByRole('button', { name: 'Add tax number' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'Germany' });
  await events.type(dialog.getByLabelText(/^Tax number/), 'C123');
  await events.click(dialog.getByRole('button', { name: 'Save tax number' }));
  expect(await dialog.findAllByText(sentence)).not.toHaveLength(0);
  expect(dialog.getByLabelText(/^Tax number/)).toBeInvalid();
});

it('says what became of it, and removes it after asking', async () => {
  const note = 'Unknown to the register.';
  const taxNumber = { ...TAX_NUMBER, status: 'rejected', decidedAt: '2026-11-02T08:00:00Z', note };
  const { events, sent } = visit({ taxNumber, exemptions: [] } as UserTaxResponse);
  expect(await screen.findByText('Rejected')).toBeVisible();
  expect(screen.getByText('Note: Unknown to the register.')).toBeVisible();
  expect(screen.getByText(/^It could not be verified/)).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Change' }));
  const change = within(await screen.findByRole('dialog', { name: 'Change the tax number' }));
  expect(change.getByLabelText(/^Tax number/)).toHaveValue('DE136695976');
  expect(change.getByLabelText(/^Country/)).toHaveDisplayValue('Germany');
  await events.click(change.getByRole('button', { name: 'Cancel' }));
  await events.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the tax number?' }));
  expect(sent).toEqual([]);
  await events.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Tax number removed')).toBeVisible();
  expect(sent).toEqual([{ number: null }]);
  expect(await screen.findByRole('button', { name: 'Add tax number' })).toBeVisible();
});

it('stands below the documents too, where notices of a decision lead', async () => {
  server.use(
    onGet('/api/users/7/verification', { ...verificationCase() }),
    onGet('/api/users/7/tax', { taxNumber: TAX_NUMBER, exemptions: [] }),
  );
  renderWithProviders(<OwnDocuments />, { user: user({ role: 'agent' }) });
  const block = within(await screen.findByRole('region', { name: 'Tax number' }));
  expect(block.getByText('Not verified yet')).toBeVisible();
  expect(block.getByRole('link', { name: 'Change in your profile' })).toHaveAttribute(
    'href',
    paths.account,
  );
});

it('shows the certificates, what is over with its last day', async () => {
  visit({
    exemptions: [
      {
        id: 1,
        number: 'EX-1',
        zoneName: 'Britain',
        zoneId: 7,
        validUntil: '2099-12-31',
        isValid: true,
      },
      { id: 2, number: 'EX-2', validFrom: '2099-01-01', validUntil: '2099-12-31', isValid: false },
      { id: 3, number: 'EX-3', validFrom: '2024-01-01', validUntil: '2024-12-31', isValid: false },
    ],
  });
  const table = within(await screen.findByRole('table', { name: 'Exemption certificates' }));
  const row = (name: RegExp) => table.getByRole('row', { name });
  expect(row(/EX-1/)).toHaveTextContent('EX-1Britain—Dec 31, 2099Valid');
  expect(row(/EX-2/)).toHaveTextContent('EX-2All zonesJan 1, 2099Dec 31, 2099Not valid yet');
  expect(row(/EX-3/)).toHaveTextContent('EX-3All zonesJan 1, 2024Dec 31, 2024Expired');
  expect(table.queryByRole('button')).toBeNull();
});
