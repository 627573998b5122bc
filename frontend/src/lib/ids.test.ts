import { expect, it } from 'vitest';
import { dealerOf, idIn } from './ids';

it.each([
  ['7', 7],
  ['0', 0],
  ['', 0],
  [undefined, 0],
  [null, 0],
  ['-7', 0],
  ['7x', 0],
  ['1e3', 0],
  ['7.0', 0],
  ['99999999999999999999', 0],
])('reads the id in %s as %s', (part, expected) => {
  expect(idIn(part)).toBe(expected);
});

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
