import { expect, it } from 'vitest';
import { dealerOf } from './storeOf';

it.each([
  ['', undefined],
  ['dealer=', undefined],
  ['dealer=7', 7],
  ['dealer=0', null],
  ['dealer=-7', null],
  ['dealer=7x', null],
  ['dealer=99999999999999999999', null],
])('reads the dealer of ?%s as %s', (search, expected) => {
  expect(dealerOf(new URLSearchParams(search))).toBe(expected);
});
