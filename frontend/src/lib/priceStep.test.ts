import { expect, it } from 'vitest';
import cases from '@/testing/priceSteps.json';
import { movePrice, readStep, type PriceStep } from './priceStep';

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

// The same cases as the server's; an empty result is no price.
it.each(cases as [string, PriceStep['way'], string, string][])(
  '%s moved by %s of %s is "%s"',
  (price, way, by, moved) => expect(movePrice(price, { way, by }) ?? '').toBe(moved),
);
