import { expect, it } from 'vitest';
import { readStep, tomorrow } from './step';

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

it('plans from tomorrow on, also over the end of a year', () => {
  expect(tomorrow(new Date('2026-12-31T23:59:00Z'))).toBe('2027-01-01');
  expect(tomorrow(new Date('2026-02-28T01:00:00Z'))).toBe('2026-03-01');
});
