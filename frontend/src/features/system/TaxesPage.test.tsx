import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { api } from '@/api/enhance';
import { paths } from '@/lib/paths';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { findToast } from '@/testing/visit';
import type { Taxes } from './taxForm';
import TaxesPage from './TaxesPage';

const ADDRESS = `${window.location.origin}/api/tax`;

const TAXES: Taxes = {
  version: 4,
  rounding: 'document',
  defaultRate: '6',
  classes: [
    { id: 2, name: 'E-liquids', products: 12 },
    { id: 3, name: 'Devices', products: 0 },
  ],
  zones: [
    {
      id: 7,
      name: 'Britain',
      places: [{ country: 'GB', name: 'United Kingdom' }],
      pricesIncludeTax: true,
      statement: 'VAT included.',
      reverseCharge: 'You account for the VAT.',
      rates: [
        { name: 'VAT', percent: '20', compound: false },
        { name: 'Duty', percent: '8.875', taxClassId: 2, compound: true, validFrom: '2026-10-01' },
      ],
    },
    { id: 8, name: 'Export', places: [], pricesIncludeTax: false, rates: [] },
  ],
};
const PLACES = {
  countries: [
    { country: 'GB', name: 'United Kingdom', subdivisions: [] },
    {
      country: 'US',
      name: 'United States',
      subdivisions: [{ code: 'US-CA', name: 'California' }],
    },
  ],
};

function open(taxes: Taxes = TAXES, readOnly = false) {
  const sent: Record<string, unknown>[] = [];
  server.use(
    onGet('/api/tax', taxes),
    onGet('/api/places', PLACES),
    http.put(ADDRESS, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ ...taxes, version: taxes.version + 1 });
    }),
  );
  const page = <TaxesPage readOnly={readOnly} />;
  return { ...renderWithProviders(page, { at: paths.admin.taxes }), sent };
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const save = () => screen.getByRole('button', { name: 'Save taxes' });

it('shows zones to read, and leads to the rate of all other places', async () => {
  open();
  const zone = await card('Britain');
  expect(zone.getByText('United Kingdom')).toBeVisible();
  expect(zone.getByText('Including tax')).toBeVisible();
  expect(zone.getByText('VAT included.')).toBeVisible();
  expect(zone.getByText('You account for the VAT.')).toBeVisible();
  const duty = zone.getByRole('row', { name: /Duty/ });
  expect(duty).toHaveTextContent(/DutyE-liquids8\.875%YesOct 1, 2026—/);
  expect(zone.getByRole('row', { name: /VAT/ })).toHaveTextContent(/VATStandard20%———/);
  const general = await card('General');
  expect(general.getByText(/taxed at 6%/)).toBeVisible();
  expect(general.getByRole('link', { name: 'Change tax rate' })).toHaveAttribute(
    'href',
    paths.admin.setting('orders', 'taxBasisPoints'),
  );
  expect((await card('Export')).getByText(/are not taxed/)).toBeVisible();
});

it('saves a new zone with its places and rates, percents as they are typed here or elsewhere', async () => {
  const { events, sent } = open();
  await events.click(await screen.findByRole('button', { name: 'Add zone' }));
  const zone = await card('New zone');
  await events.type(zone.getByLabelText(/^Zone name/), 'California');
  const place = screen.getByRole('combobox', { name: 'Add a place' });
  await events.type(place, 'calif');
  await events.click(await screen.findByRole('option', { name: 'California, United States' }));
  const chosen = { name: 'Remove California, United States' };
  expect(screen.getByRole('button', chosen)).toBeVisible();
  expect(place).toHaveValue('');
  await events.click(screen.getByRole('button', { name: 'Add rate' }));
  const rate = within(screen.getByRole('listitem', { name: 'Rate 1' }));
  await events.type(rate.getByLabelText(/^Name/), 'Sales tax');
  await events.type(rate.getByLabelText(/^Rate/), '8,875 %');
  await events.selectOptions(rate.getByLabelText('Class'), 'Devices');
  await events.click(save());
  await findToast('Taxes saved');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ version: 4, rounding: 'document' });
  expect(sent[0]?.zones).toEqual([
    { ...TAXES.zones[0], places: [{ country: 'GB' }] },
    TAXES.zones[1],
    {
      name: 'California',
      places: [{ country: 'US', subdivision: 'US-CA' }],
      pricesIncludeTax: false,
      rates: [{ name: 'Sales tax', percent: '8.875', compound: false, taxClassId: 3 }],
    },
  ]);
  expect(sent[0]?.classes).toEqual([
    { id: 2, name: 'E-liquids' },
    { id: 3, name: 'Devices' },
  ]);
}, 30_000);

it('moves a place from the zone it is in, and takes one out', async () => {
  const { events, sent } = open();
  await events.click(await screen.findByRole('button', { name: 'Edit Export' }));
  await events.type(screen.getByRole('combobox', { name: 'Add a place' }), 'united k');
  const option = await screen.findByRole('option', { name: /United Kingdom/ });
  expect(option).toHaveTextContent('United Kingdom · moves here from Britain');
  await events.click(option);
  expect((await card('Britain')).getByText('No places yet')).toBeVisible();
  await events.click(save());
  await findToast('Taxes saved');
  const zones = sent[0]?.zones as Taxes['zones'];
  expect(zones.map(({ places }) => places)).toEqual([[], [{ country: 'GB' }]]);
}, 30_000);

it('switches the reverse charge of a zone off, and on with a sentence that is ready', async () => {
  const { events, sent } = open();
  const turn = async (zone: string) => {
    await events.click(await screen.findByRole('button', { name: `Edit ${zone}` }));
    await events.click((await card(zone)).getByRole('checkbox', { name: 'Reverse charge' }));
  };
  await turn('Britain');
  await turn('Export');
  const ready = 'Reverse charge: the customer accounts for the tax.';
  expect(screen.getByLabelText(/^Reverse charge text/)).toHaveValue(ready);
  await events.click(save());
  await findToast('Taxes saved');
  const zones = sent[0]?.zones as Taxes['zones'];
  expect(zones.map(({ reverseCharge }) => reverseCharge)).toEqual([undefined, ready]);
}, 30_000);

it('removes a class that nothing has, and no other; a new one can have a rate at once', async () => {
  const { events, sent } = open();
  const classes = await card('Tax classes');
  expect(classes.getByText('12 products · 1 rate')).toBeVisible();
  expect(classes.queryByRole('button', { name: 'Remove E-liquids' })).toBeNull();
  await events.click(classes.getByRole('button', { name: 'Remove Devices' }));
  await events.click(classes.getByRole('button', { name: 'Add class' }));
  const names = classes.getAllByLabelText(/^Class name/);
  expect(names).toHaveLength(2);
  await events.type(names[1]!, 'Coils');
  await events.click(screen.getByRole('button', { name: 'Edit Britain' }));
  const vat = within(screen.getByRole('listitem', { name: 'VAT' }));
  await events.selectOptions(vat.getByLabelText('Class'), 'Coils');
  await events.click(save());
  await findToast('Taxes saved');
  expect(sent[0]?.classes).toEqual([
    { id: 2, name: 'E-liquids' },
    { id: -1, name: 'Coils' },
  ]);
  const zones = sent[0]?.zones as Taxes['zones'];
  expect(zones[0]?.rates[0]).toMatchObject({ name: 'VAT', taxClassId: -1 });
}, 30_000);

it('takes a zone out, and puts it back by one press', async () => {
  const { events } = open();
  await events.click(await screen.findByRole('button', { name: 'Remove Britain' }));
  expect(screen.queryByRole('region', { name: 'Britain' })).toBeNull();
  await events.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await card('Britain')).getByRole('row', { name: /Duty/ })).toBeVisible();
});

it('opens a zone with something wrong, and puts the server’s sentences onto its fields', async () => {
  const { events, sent } = open();
  await events.click(await screen.findByRole('button', { name: 'Edit Britain' }));
  const duty = within(screen.getByRole('listitem', { name: 'Duty' }));
  await events.clear(duty.getByLabelText(/^Rate/));
  await events.click(save());
  await findToast('Check the marked fields.');
  expect(duty.getByText(/^Enter a percentage from 0 to 100/)).toBeVisible();
  expect(sent).toEqual([]);
  await events.type(duty.getByLabelText(/^Rate/), '9');
  const sentence = 'This place is in two zones.';
  server.use(
    http.put(ADDRESS, () =>
      problem(422, sentence, {
        'zones[0].rates[0].validUntil': 'These days overlap.',
        'zones[0].places[0]': sentence,
        'zones[1].name': 'Another zone has this name.',
      }),
    ),
  );
  await events.click(save());
  const exported = await card('Export');
  expect(await exported.findByText('Another zone has this name.')).toBeVisible();
  expect(exported.getByLabelText(/^Zone name/)).toBeInvalid();
  const britain = await card('Britain');
  expect(britain.getByText(sentence)).toBeVisible();
  expect(britain.getByText('These days overlap.')).toBeVisible();
}, 30_000);

it('keeps what was typed when somebody else has saved, until it is given up', async () => {
  const { events, store } = open();
  const theirs = { ...TAXES, version: 5, zones: [{ ...TAXES.zones[0]!, name: 'UK' }] };
  await events.selectOptions(await screen.findByLabelText('Rounding'), 'On every line');
  server.use(
    http.put(ADDRESS, () => problem(409, 'The taxes were changed by someone else.')),
    onGet('/api/tax', theirs),
  );
  await events.click(save());
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText(/^Someone else has changed the taxes/)).toBeVisible();
  expect(screen.getByLabelText('Rounding')).toHaveDisplayValue('On every line');
  await events.click(notice.getByRole('button', { name: 'Discard mine, show theirs' }));
  expect(await card('UK')).toBeDefined();
  expect(screen.getByLabelText('Rounding')).toHaveDisplayValue('Once per document');
  expect(screen.queryByRole('alert')).toBeNull();

  // With nothing typed it arrives by itself.
  server.use(onGet('/api/tax', { ...TAXES, version: 6 }));
  const call = store.dispatch(api.endpoints.getTax.initiate(undefined, { forceRefetch: true }));
  await act(() => call);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Britain' })).toBeVisible());
});

it('can be read by whoever may not change it', async () => {
  open(TAXES, true);
  const zone = await card('Britain');
  expect(zone.getByRole('row', { name: /Duty/ })).toHaveTextContent('8.875%');
  expect((await card('General')).getByText('Once per document')).toBeVisible();
  expect((await card('Tax classes')).getByText('12 products')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('says what there is to do without zones', async () => {
  open({ ...TAXES, classes: [], zones: [] });
  expect(await screen.findByText('No tax zones yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add zone' })).toBeEnabled();
});
