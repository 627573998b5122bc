import { describe, expect, it } from 'vitest';
import {
  NEW_BAND,
  NEW_SURCHARGE,
  NEW_ZONE,
  newMethod,
  nextMethod,
  shippingInput,
  shippingRequest,
  shippingSchema,
  type MethodInput,
  type Shipping,
} from './shippingForm';
import { dayWords, formatWeight, fromWords, gramsOf, postcodesOf } from './shippingUnits';

const SHIPPING: Shipping = {
  version: 4,
  unweighedGrams: 250,
  flatCost: '9.00',
  zones: [
    {
      id: 7,
      name: 'Malaysia',
      places: [
        { country: 'MY', subdivision: 'MY-10', name: 'Selangor, Malaysia' },
        { country: 'SG', name: 'Singapore' },
      ],
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
          trackingUrl: 'https://track.example.com/?n={number}',
        },
        { method: 'Pick-Up', basis: 'flat', bands: [{ from: 0, cost: '0.00' }], surcharges: [] },
        {
          method: 'Sea Freight',
          basis: 'amount',
          bands: [
            { from: 0, cost: '30.00' },
            { from: 50_050, cost: '10.00' },
          ],
          surcharges: [],
        },
      ],
    },
  ],
};

it('sends what it shows when nothing is changed', () => {
  const values = shippingSchema.parse(shippingInput(SHIPPING));
  expect(shippingRequest(4, values)).toEqual({
    version: 4,
    unweighedGrams: 250,
    zones: [
      {
        ...SHIPPING.zones[0],
        places: [{ country: 'MY', subdivision: 'MY-10' }, { country: 'SG' }],
      },
    ],
  });
});

it('shows weights in kilograms and amounts as money', () => {
  const [weight, , amount] = shippingInput(SHIPPING).zones[0]?.methods ?? [];
  expect(weight?.bands.map(({ from }) => from)).toEqual(['0', '1.5']);
  expect(amount?.bands.map(({ from }) => from)).toEqual(['0.00', '500.50']);
  expect(weight?.surcharges[0]?.postcodes).toBe('07, 870');
});

const read = (method: MethodInput, zone: object = {}) =>
  shippingSchema.safeParse({
    unweighedGrams: '0',
    zones: [{ ...NEW_ZONE, name: 'Asia', ...zone, methods: [method] }],
  });
/** What is sent of a method. */
function sent(changes: Partial<MethodInput>) {
  const { data } = read({ ...newMethod('Pick-Up'), ...changes });
  return data && shippingRequest(1, data).zones?.[0]?.methods?.[0];
}

it('sends a new zone without an identity, and of a flat rate one cost', () => {
  const bands = [
    { from: '', cost: '$1,250' },
    { from: 'x', cost: '' },
  ];
  const { data } = read({ ...newMethod('Sea Freight'), bands }, { name: ' Asia ' });
  expect(data && shippingRequest(1, data).zones).toEqual([
    {
      name: 'Asia',
      places: [],
      methods: [
        {
          method: 'Sea Freight',
          basis: 'flat',
          bands: [{ from: 0, cost: '1250.00' }],
          surcharges: [],
        },
      ],
    },
  ]);
});

it('leaves out the size of parcels where it is off or rates are not by weight', () => {
  const size = { isVolumetric: true, divisor: '5,000' };
  expect(sent({ basis: 'weight', ...size })).toMatchObject({ divisor: 5000 });
  expect(sent({ basis: 'pieces', ...size })).not.toHaveProperty('divisor');
  expect(sent({ basis: 'weight', ...size, isVolumetric: false })).not.toHaveProperty('divisor');
});

it('takes one number of days for both', () => {
  expect(sent({ days: { from: '', to: '5' } })).toMatchObject({ days: { from: 5, to: 5 } });
  expect(sent({ days: { from: '2', to: '' } })).toMatchObject({ days: { from: 2, to: 2 } });
});

const rates = (...from: string[]) => [
  { from: '0', cost: '1' },
  ...from.map((one) => ({ ...NEW_BAND, from: one, cost: '2' })),
];
it.each<[Partial<MethodInput>, (string | number)[], RegExp]>([
  [{ bands: [{ from: '0', cost: '' }] }, ['bands', 0, 'cost'], /^Enter an amount/],
  [{ bands: [{ from: '0', cost: '-1' }] }, ['bands', 0, 'cost'], /^Enter an amount/],
  [{ basis: 'weight', bands: rates('heavy') }, ['bands', 1, 'from'], /^Enter a weight/],
  [{ basis: 'weight', bands: rates('2', '2') }, ['bands', 2, 'from'], /above the one before/],
  [{ basis: 'weight', bands: rates('0') }, ['bands', 1, 'from'], /above the one before/],
  [{ basis: 'pieces', bands: rates('1.5') }, ['bands', 1, 'from'], /^Enter a whole number/],
  [{ basis: 'amount', bands: rates('') }, ['bands', 1, 'from'], /^Enter an amount/],
  [{ basis: 'weight', isVolumetric: true, divisor: '500' }, ['divisor'], /from 1000 to 10000/],
  [{ freeFrom: '0' }, ['freeFrom'], /above zero/],
  [{ surcharges: [{ ...NEW_SURCHARGE, cost: '1' }] }, ['surcharges', 0, 'name'], /^Enter a name/],
  [{ surcharges: [{ ...NEW_SURCHARGE, name: 'Far' }] }, ['surcharges', 0, 'cost'], /amount/],
  [{ days: { from: '5', to: '2' } }, ['days', 'to'], /the shorter time first/],
  [{ days: { from: '1', to: '121' } }, ['days', 'to'], /from 0 to 120/],
  [{ trackingUrl: 'http://x.test/{number}' }, ['trackingUrl'], /^Enter an address/],
  [{ trackingUrl: 'https://x.test/' }, ['trackingUrl'], /contains \{number\}/],
])('says what is wrong with a method: %j', (wrong, path, message) => {
  const { error } = read({ ...newMethod('Pick-Up'), ...wrong });
  expect(error?.issues).toHaveLength(1);
  expect(error?.issues[0]?.path).toEqual(['zones', 0, 'methods', 0, ...path]);
  expect(error?.issues[0]?.message).toMatch(message);
});

it('offers each method once', () => {
  expect(nextMethod([])).toBe('Pick-Up');
  expect(nextMethod([newMethod('Pick-Up')])).toBe('Air Courier Service');
  const all = SHIPPING.zones[0]?.methods.map(({ method }) => newMethod(method)) ?? [];
  expect(nextMethod(all)).toBe('Air Courier Service');
});

describe('what is typed and read', () => {
  it.each([
    ['2.5', 2500],
    ['2,5 kg', 2500],
    ['0.001', 1],
    ['500 g', 500],
    ['1.5000', 1500],
    ['0', 0],
    ['', null],
    ['0.0005', null],
    ['1.5 g', null],
    ['-1', null],
    ['two', null],
  ])('is a weight: %j', (typed, grams) => {
    expect(gramsOf(typed)).toBe(grams);
  });

  it('is grams where they are usual', () => {
    expect(gramsOf('250', 'g')).toBe(250);
    expect(gramsOf('0.25 kg', 'g')).toBe(250);
  });

  it('is shown with its unit', () => {
    expect(formatWeight(750)).toBe('750 g');
    expect(formatWeight(2500)).toBe('2.5 kg');
    expect(formatWeight(0)).toBe('0 kg');
    expect(fromWords('amount', '500.5')).toBe('$500.50');
    expect(fromWords('pieces', '1')).toBe('1 piece');
    expect(fromWords('pieces', '1,200')).toBe('1,200 pieces');
    expect(fromWords('weight', 'heavy')).toBe('heavy');
    expect(dayWords(1, 1)).toBe('1 day');
    expect(dayWords(2, 4)).toBe('2–4 days');
  });

  it('is the beginnings of postcodes', () => {
    expect(postcodesOf(' 07, 870 ,,\nIV2 ')).toEqual(['07', '870', 'IV2']);
  });
});
