import { expect, it } from 'vitest';
import { formatRate, percentText } from './percent';

it.each([
  ['6', '6'],
  ['8.875', '8.875'],
  ['8,875', '8.875'],
  [' 8,25 % ', '8.25'],
  ['20%', '20'],
  ['20.0', '20'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['07', '7'],
  ['0', '0'],
  ['0.0001', '0.0001'],
  ['100', '100'],
  ['100.0000', '100'],
])('reads %j as %s percent', (typed, sent) => {
  expect(percentText(typed)).toBe(sent);
});

it.each(['', ' ', '.', '%', '-1', '+1', '1e1', '8.87501', '100.0001', '1,234.5', '1 %%', 'six'])(
  'reads no percentage in %j',
  (typed) => {
    expect(percentText(typed)).toBeNull();
  },
);

it('writes a rate with as many places as it has', () => {
  expect(formatRate('20')).toBe('20%');
  expect(formatRate('8.875')).toBe('8.875%');
  expect(formatRate('0.0001')).toBe('0.0001%');
  expect(formatRate('0')).toBe('0%');
});
