import { describe, expect, it } from 'vitest';
import type { SettingResponse } from '@/api/generated';
import { namedSetting } from './names';
import { byGroup, changesOf, inputOf, settingsSchema } from './settingForm';
import { settingWord } from './choices';

const percentOf = (typed: unknown) => Number(String(typed).replace(/[ %]/g, '').replace(',', '.'));

function setting(changes: Partial<SettingResponse>): SettingResponse {
  return {
    key: 'expiryWarningDays',
    group: 'Stock',
    label: 'Expiry warning',
    description: 'Batches that end within these days count as expiring.',
    kind: 'integer',
    choices: [],
    value: '14',
    defaultValue: '14',
    ...changes,
  };
}

describe('what an input takes and gives', () => {
  it.each([
    ['integer', ' 21 ', '21'],
    ['money', '3.5', '3.50'],
    ['text', ' Tierway ', 'Tierway'],
    ['list', ' France \n\n Japan', 'France\nJapan'],
    ['choice', 'immediate', 'immediate'],
    ['boolean', true, 'true'],
    ['boolean', false, 'false'],
  ] as const)('%s %j becomes %j', (kind, typed, sent) => {
    const read = settingsSchema([setting({ kind })]).safeParse({ expiryWarningDays: typed });
    expect(read.data).toEqual({ expiryWarningDays: sent });
  });

  it.each([
    ['integer', '1.5'],
    ['integer', ''],
    ['money', '1.234'],
    ['money', '-1'],
  ] as const)('%s refuses %j', (kind, typed) => {
    const read = settingsSchema([setting({ kind })]).safeParse({ expiryWarningDays: typed });
    expect(read.success).toBe(false);
  });

  it('shows a switch for true and false', () => {
    expect(inputOf({ kind: 'boolean', value: 'true' })).toBe(true);
    expect(inputOf({ kind: 'boolean', value: 'false' })).toBe(false);
    expect(inputOf({ kind: 'integer', value: '21' })).toBe('21');
  });

  const tax = setting({ key: 'taxBasisPoints', kind: 'percent' });

  it.each([
    ['6', '600'],
    ['8.25', '825'],
    ['8,25 %', '825'],
    ['0', '0'],
    ['100', '10000'],
  ])('takes a tax of %s percent', (typed, sent) => {
    const read = settingsSchema([tax]).safeParse({ taxBasisPoints: typed });
    expect(read.data).toEqual({ taxBasisPoints: sent });
    expect(percentOf(inputOf({ ...tax, value: sent }))).toBe(percentOf(typed));
  });

  it.each(['101', '8.255', '-1', '', 'six'])('takes no tax of %j percent', (typed) => {
    const read = settingsSchema([tax]).safeParse({ taxBasisPoints: typed });
    expect(read.error?.issues[0]?.message).toBe('Enter a percentage from 0 to 100, such as 8.25.');
  });

  it('names a tax in percent, in histories too', () => {
    expect(settingWord('taxBasisPoints', 'percent', '600')).toBe('6%');
    expect(settingWord('taxBasisPoints', 'percent', '825')).toBe('8.25%');
    expect(namedSetting(tax).description).toBe('Percentage of the goods total, such as 8.25.');
  });
});

it.each([
  ['backupHour', '-1', 'Off'],
  ['backupHour', '3', '3:00 AM'],
  ['digestHour', '19', '7:00 PM'],
  ['minimumAge', '0', 'Off'],
  ['minimumAge', '21', '21 years'],
  ['leadDays', '1', '1 day'],
  ['leadDays', '14', '14 days'],
  ['overDeliveryPercent', '10', '10%'],
  ['registrationsPerHour', '60', '60'],
])('reads %s of %s as %s', (key, value, word) => {
  expect(settingWord(key, 'integer', value).replace('\u202f', ' ')).toBe(word);
});

it('sends only what was changed', () => {
  const settings = [setting({}), setting({ key: 'shippingCost', value: '0.50' })];
  expect(changesOf(settings, { expiryWarningDays: '14', shippingCost: '0.75' })).toEqual([
    { key: 'shippingCost', value: '0.75' },
  ]);
});

it('keeps the order of the server within and between groups', () => {
  const settings = [
    setting({ key: 'a', group: 'Company' }),
    setting({ key: 'b' }),
    setting({ key: 'c', group: 'Company' }),
  ];
  const order = byGroup(settings).map(({ id, title, settings: list }) => [
    id,
    title,
    list.map(({ key }) => key),
  ]);
  expect(order).toEqual([
    ['company', 'Company', ['a', 'c']],
    ['stock', 'Stock', ['b']],
  ]);
});
