import { expect, it } from 'vitest';
import { formatPlaces } from './counts';

it('writes figures of a column with the same number of places', () => {
  expect([0.2, 0.18, 3, 1234.567].map((turns) => formatPlaces(turns, 2))).toEqual([
    '0.20',
    '0.18',
    '3.00',
    '1,234.57',
  ]);
  expect([67, 112.44].map((days) => formatPlaces(days, 1))).toEqual(['67.0', '112.4']);
  expect([null, undefined].map((none) => formatPlaces(none, 1))).toEqual(['—', '—']);
});
