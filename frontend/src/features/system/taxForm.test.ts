import { describe, expect, it } from 'vitest';
import {
  findPlaces,
  NEW_RATE,
  NEW_ZONE,
  newClass,
  placeChoices,
  placeLabel,
  taxInput,
  taxRequest,
  taxSchema,
  type Taxes,
} from './taxForm';

const TAXES: Taxes = {
  version: 4,
  rounding: 'line',
  defaultRate: '6',
  classes: [{ id: 2, name: 'E-liquids', products: 12 }],
  zones: [
    {
      id: 7,
      name: 'California',
      places: [
        { country: 'US', subdivision: 'US-CA', name: 'California, United States' },
        { country: 'GB', name: 'United Kingdom' },
      ],
      pricesIncludeTax: true,
      statement: 'Taxed.',
      reverseCharge: 'You pay.',
      rates: [
        { name: 'State', percent: '8.875', compound: false },
        {
          name: 'Vape',
          taxClassId: 2,
          percent: '12.5',
          compound: true,
          validFrom: '2026-01-01',
          validUntil: '2026-12-31',
        },
      ],
    },
  ],
};

it('sends what it shows when nothing is changed', () => {
  const values = taxSchema.parse(taxInput(TAXES));
  expect(taxRequest(4, values)).toEqual({
    version: 4,
    rounding: 'line',
    classes: [{ id: 2, name: 'E-liquids' }],
    zones: [
      {
        ...TAXES.zones[0],
        places: [{ country: 'US', subdivision: 'US-CA' }, { country: 'GB' }],
      },
    ],
  });
});

it('sends new ones without an identity, and a new class under a number that its rates name', () => {
  const input = taxInput(TAXES);
  const added = { ...newClass(input.classes), name: ' Devices ' };
  expect(newClass([...input.classes, added]).classId).toBe(-2);
  const rates = [{ ...NEW_RATE, name: 'VAT', percent: '20 %', taxClassId: '-1' }];
  const zones = [{ ...NEW_ZONE, name: ' Britain ', rates }];
  const values = taxSchema.parse({ ...input, classes: [...input.classes, added], zones });
  expect(taxRequest(4, values)).toEqual({
    version: 4,
    rounding: 'line',
    classes: [
      { id: 2, name: 'E-liquids' },
      { id: -1, name: 'Devices' },
    ],
    zones: [
      {
        name: 'Britain',
        places: [],
        pricesIncludeTax: false,
        rates: [{ name: 'VAT', percent: '20', compound: false, taxClassId: -1 }],
      },
    ],
  });
});

it('has a sentence ready for the reverse charge, and sends it only where it is switched on', () => {
  const send = (zone: object) =>
    taxRequest(1, taxSchema.parse({ ...taxInput(TAXES), zones: [{ ...NEW_ZONE, ...zone }] }));
  const named = { name: 'Britain' };
  expect(send(named).zones?.[0]).not.toHaveProperty('reverseCharge');
  expect(send({ ...named, hasReverseCharge: true }).zones?.[0]).toMatchObject({
    reverseCharge: 'Reverse charge: the customer accounts for the tax.',
  });
  const empty = { ...NEW_ZONE, ...named, hasReverseCharge: true, reverseCharge: ' ' };
  const read = taxSchema.safeParse({ ...taxInput(TAXES), zones: [empty] });
  expect(read.error?.issues[0]?.path).toEqual(['zones', 0, 'reverseCharge']);
});

it.each([
  [{ name: ' ' }, 'name', 'Enter a name.'],
  [{ percent: '101' }, 'percent', /from 0 to 100 with up to four decimals/],
  [{ percent: '' }, 'percent', /from 0 to 100/],
  [
    { validFrom: '2026-02-01', validUntil: '2026-01-31' },
    'validUntil',
    'The last day can’t be before the first.',
  ],
])('says what is wrong with a rate: %j', (wrong, field, message) => {
  const rate = { ...NEW_RATE, name: 'VAT', percent: '20', ...wrong };
  const zones = [{ ...NEW_ZONE, name: 'Britain', rates: [rate] }];
  const read = taxSchema.safeParse({ rounding: 'document', classes: [], zones });
  expect(read.error?.issues).toHaveLength(1);
  expect(read.error?.issues[0]?.path).toEqual(['zones', 0, 'rates', 0, field]);
  expect(read.error?.issues[0]?.message).toMatch(message);
});

describe('places', () => {
  const states = [
    { code: 'US-CA', name: 'California' },
    { code: 'US-NY', name: 'New York' },
  ];
  const all = placeChoices({
    countries: [
      { country: 'US', name: 'United States', subdivisions: states },
      { country: 'CW', name: 'Curaçao', subdivisions: [] },
      { country: 'CA', name: 'Canada', subdivisions: [{ code: 'CA-QC', name: 'Québec' }] },
    ],
  });
  const found = (typed: string, most?: number) =>
    findPlaces(all, typed, most).map(({ label }) => label);

  it('are found by a part of their name, with or without accents, and by their code', () => {
    expect(found('curac')).toEqual(['Curaçao']);
    expect(found('quebec')).toEqual(['Québec, Canada']);
    expect(found('us-ny')).toEqual(['New York, United States']);
    expect(found('atlantis')).toEqual([]);
  });

  it('come countries first, then those that begin so, and not too many at once', () => {
    expect(found('ca').slice(0, 2)).toEqual(['Canada', 'California, United States']);
    expect(found('')).toEqual([
      'United States',
      'Curaçao',
      'Canada',
      'California, United States',
      'New York, United States',
      'Québec, Canada',
    ]);
    expect(found('', 2)).toEqual(['United States', 'Curaçao']);
  });

  it('are named by what the server says of them', () => {
    const name = 'England, United Kingdom';
    expect(placeLabel({ country: 'GB', subdivision: 'GB-ENG', name })).toBe(name);
    expect(placeLabel({ country: 'BQ', subdivision: '', name: 'Bonaire, Sint Eustatius' })).toBe(
      'Bonaire, Sint Eustatius',
    );
  });
});
