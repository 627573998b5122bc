import { expect, it } from 'vitest';
import { movePrice, readStep } from './priceStep';

it.each([
  ['5', 'percent', '5'],
  [' -2,5 % ', 'percent', '-2.5'],
  ['+0.50', 'amount', '0.50'],
  ['\u22121', 'amount', '-1'],
  ['-99.99', 'percent', '-99.99'],
  ['-150', 'amount', '-150'],
  ['1,000', 'amount', '1000'],
] as const)('"%s" by %s is %s', (typed, way, by) => expect(readStep(typed, way)).toEqual({ by }));

it.each([
  ['', 'percent', 'byNeeded'],
  ['five', 'percent', 'byNeeded'],
  ['1.005', 'amount', 'byNeeded'],
  ['0', 'percent', 'byZero'],
  ['-0.00', 'amount', 'byZero'],
  ['-100', 'percent', 'byTooLow'],
] as const)('"%s" by %s is refused: %s', (typed, way, problem) =>
  expect(readStep(typed, way)).toEqual({ problem }),
);

it.each([
  ['5.40', 'percent', '5', '5.67'],
  ['5.50', 'percent', '5', '5.78'],
  ['0.10', 'percent', '5', '0.11'],
  ['9.99', 'percent', '-2.5', '9.74'],
  ['5.40', 'amount', '0.50', '5.90'],
  ['5.40', 'amount', '-5.40', null],
  ['0.01', 'percent', '-60', null],
  ['0.01', 'percent', '-50', '0.01'],
] as const)('%s moved by %s of %s is %s', (price, way, by, moved) =>
  expect(movePrice(price, { way, by })).toBe(moved),
);
