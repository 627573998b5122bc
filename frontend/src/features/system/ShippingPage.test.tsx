import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { findToast } from '@/testing/visit';
import type { Shipping } from './shippingForm';
import ShippingPage from './ShippingPage';

const ADDRESS = `${window.location.origin}/api/shipping`;

const SHIPPING: Shipping = {
  version: 4,
  unweighedGrams: 0,
  flatCost: '9.00',
  zones: [
    {
      id: 7,
      name: 'Home',
      places: [{ country: 'MY', name: 'Malaysia' }],
      methods: [
        {
          method: 'Standard Shipping',
          basis: 'weight',
          bands: [
            { from: 0, cost: '8.00' },
            { from: 1500, cost: '12.00' },
          ],
          divisor: 6000,
          freeFrom: '200.00',
          surcharges: [{ name: 'Island', cost: '6.00', postcodes: ['07', '870'] }],
          days: { from: 2, to: 4 },
        },
        { method: 'Pick-Up', basis: 'flat', bands: [{ from: 0, cost: '0.00' }], surcharges: [] },
      ],
    },
    {
      id: 8,
      name: 'Abroad',
      places: [],
      methods: [
        {
          method: 'Sea Freight',
          basis: 'flat',
          bands: [{ from: 0, cost: '40.00' }],
          surcharges: [],
        },
      ],
    },
  ],
};
const PLACES = {
  countries: [
    { country: 'MY', name: 'Malaysia', subdivisions: [] },
    { country: 'TH', name: 'Thailand', subdivisions: [] },
  ],
};

function open(shipping: Shipping = SHIPPING, readOnly = false) {
  const sent: Record<string, unknown>[] = [];
  server.use(
    onGet('/api/shipping', shipping),
    onGet('/api/places', PLACES),
    http.put(ADDRESS, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ ...shipping, version: shipping.version + 1 });
    }),
  );
  const page = <ShippingPage readOnly={readOnly} />;
  return { ...renderWithProviders(page, { at: paths.admin.shipping }), sent };
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const method = (name: string) => within(screen.getByRole('listitem', { name }));
/** Types a value at once. */
const put = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const save = () => screen.getByRole('button', { name: 'Save shipping' });

it('shows zones to read, and leads to the cost of all other places', async () => {
  open();
  const zone = await card('Home');
  expect(zone.getByRole('row', { name: /^Standard Shipping/ })).toHaveTextContent(
    /From 0 kg: \$8\.00\sFrom 1\.5 kg: \$12\.00\sby size at 6000 cm³\/kg\$200\.00Island \$6\.00 \(postcodes 07, 870\)2–4 days/,
  );
  expect(zone.getByRole('row', { name: /^Pick-Up/ })).toHaveTextContent('Pick-Up$0.00———');
  const general = await card('General');
  expect(general.getByText(/for \$9\.00/)).toBeVisible();
  expect(general.getByRole('link', { name: 'Change shipping cost' })).toHaveAttribute(
    'href',
    paths.admin.setting('orders', 'shippingCost'),
  );
});

it('saves a new zone with its places and methods, in the order they are in', async () => {
  const { events, sent } = open();
  await events.click(await screen.findByRole('button', { name: 'Add zone' }));
  const zone = await card('New zone');
  put(zone.getByLabelText(/^Zone name/), 'Thailand');
  await events.type(screen.getByRole('combobox', { name: 'Add a place' }), 'thai');
  await events.click(await screen.findByRole('option', { name: 'Thailand' }));
  put(method('Standard Shipping').getByLabelText(/^Cost/), '15');
  await events.click(zone.getByRole('button', { name: 'Add method' }));
  expect(method('Pick-Up').getByLabelText(/^Cost/)).toHaveValue('0.00');
  await events.click(screen.getByRole('button', { name: 'Move Pick-Up up' }));
  await events.click(save());
  await findToast('Shipping saved');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ version: 4, unweighedGrams: 0 });
  const zones = sent[0]?.zones as Shipping['zones'];
  expect(zones.slice(0, 2)).toEqual([
    { ...SHIPPING.zones[0], places: [{ country: 'MY' }] },
    SHIPPING.zones[1],
  ]);
  const flat = (name: string, cost: string) => ({
    method: name,
    basis: 'flat',
    bands: [{ from: 0, cost }],
    surcharges: [],
  });
  expect(zones.slice(2)).toEqual([
    {
      name: 'Thailand',
      places: [{ country: 'TH' }],
      methods: [flat('Pick-Up', '0.00'), flat('Standard Shipping', '15.00')],
    },
  ]);
}, 60_000);

it('saves rates by weight, the size of parcels, days and a surcharge', async () => {
  const { events, sent } = open();
  await events.click(await screen.findByRole('button', { name: 'Edit Abroad' }));
  const ferry = method('Sea Freight');
  await events.selectOptions(ferry.getByLabelText('Rates by'), 'Weight');
  expect(ferry.getByLabelText('Rate 1: cost')).toHaveValue('40.00');
  await events.click(ferry.getByRole('button', { name: 'Add rate' }));
  put(ferry.getByLabelText('Rate 2: from'), '2,5');
  put(ferry.getByLabelText('Rate 2: cost'), '62.50');
  await events.click(ferry.getByRole('checkbox', { name: 'Volumetric weight' }));
  put(ferry.getByLabelText('Fastest delivery'), '3');
  put(ferry.getByLabelText('Slowest delivery'), '6');
  await events.click(ferry.getByRole('button', { name: 'Add surcharge' }));
  const surcharge = method('Surcharge 1');
  put(surcharge.getByLabelText(/^Name/), 'Remote');
  put(surcharge.getByLabelText(/^Cost/), '4');
  put(surcharge.getByLabelText('Postcodes'), '95, 96');
  await events.click(save());
  await findToast('Shipping saved');
  const zones = sent[0]?.zones as Shipping['zones'];
  expect(zones[1]?.methods).toEqual([
    {
      method: 'Sea Freight',
      basis: 'weight',
      bands: [
        { from: 0, cost: '40.00' },
        { from: 2500, cost: '62.50' },
      ],
      divisor: 5000,
      surcharges: [{ name: 'Remote', cost: '4.00', postcodes: ['95', '96'] }],
      days: { from: 3, to: 6 },
    },
  ]);
}, 60_000);

it('offers a method once in a zone, and keeps the last one', async () => {
  const { events } = open();
  await events.click(await screen.findByRole('button', { name: 'Edit Home' }));
  const options = within(method('Pick-Up').getByLabelText('Method'));
  expect(options.getByRole('option', { name: 'Standard Shipping' })).toBeDisabled();
  expect(options.getByRole('option', { name: 'Sea Freight' })).toBeEnabled();
  expect(method('Standard Shipping').getByText('Default')).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Remove Standard Shipping' }));
  expect(method('Pick-Up').getByText('Default')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove Pick-Up' })).toBeNull();
}, 30_000);

it('moves a place from the zone it is in, and takes a zone out and puts it back', async () => {
  const { events, sent } = open();
  await events.click(await screen.findByRole('button', { name: 'Edit Abroad' }));
  await events.type(screen.getByRole('combobox', { name: 'Add a place' }), 'malay');
  const option = await screen.findByRole('option', { name: /Malaysia/ });
  expect(option).toHaveTextContent('Malaysia · moves here from Home');
  await events.click(option);
  expect((await card('Home')).getByText('No places yet')).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Remove Home' }));
  await events.click(await screen.findByRole('button', { name: 'Undo' }));
  await events.click(save());
  await findToast('Shipping saved');
  const zones = sent[0]?.zones as Shipping['zones'];
  expect(zones.map(({ places }) => places)).toEqual([[], [{ country: 'MY' }]]);
}, 30_000);

it('opens a zone with something wrong, and puts the server’s sentences onto its fields', async () => {
  const { events, sent } = open();
  await events.click(await screen.findByRole('button', { name: 'Edit Home' }));
  const from = screen.getByLabelText('Rate 2: from');
  await events.clear(from);
  await events.click(save());
  await findToast('Check the marked fields.');
  expect(await screen.findByText(/^Enter a weight/)).toBeVisible();
  expect(sent).toEqual([]);
  await events.type(from, '3');
  server.use(
    http.put(ADDRESS, () =>
      problem(422, 'Please check the form.', {
        'zones[1].name': 'This name is used twice.',
        'zones[0].methods[0].bands[1].from': 'Each rate must start above the one before it.',
        'zones[0].methods[0].surcharges[0].postcodes': 'Too many.',
      }),
    ),
  );
  await events.click(save());
  const abroad = await card('Abroad');
  expect(await abroad.findByText('This name is used twice.')).toBeVisible();
  expect(from).toBeInvalid();
  expect(screen.getByText('Too many.')).toBeVisible();
}, 30_000);

it('keeps what was typed when somebody else has saved, until it is given up', async () => {
  const { events } = open();
  const weight = await screen.findByLabelText(/^Weight of products/);
  await events.clear(weight);
  await events.type(weight, '300');
  server.use(
    http.put(ADDRESS, () => problem(409, 'The shipping rates were changed by someone else.')),
    onGet('/api/shipping', { ...SHIPPING, version: 5, unweighedGrams: 120 }),
  );
  await events.click(save());
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText(/^Someone else has changed the shipping rates/)).toBeVisible();
  expect(weight).toHaveValue('300');
  await events.click(notice.getByRole('button', { name: 'Discard mine, show theirs' }));
  await waitFor(() => expect(weight).toHaveValue('120'));
}, 30_000);

it('can be read by whoever may not change it', async () => {
  open({ ...SHIPPING, unweighedGrams: 120 }, true);
  const zone = await card('Home');
  expect(zone.getByRole('row', { name: /^Standard Shipping/ })).toHaveTextContent('$12.00');
  expect((await card('General')).getByText('120 g')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('says what there is to do without zones', async () => {
  open({ ...SHIPPING, zones: [] });
  expect(await screen.findByText('No shipping zones yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add zone' })).toBeEnabled();
});
