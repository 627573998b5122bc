import { expect, it } from 'vitest';
import { outlook } from './commissionPlan';

it.each([
  ['0.00', '0.00', '0.00', '0.00'],
  ['13.99', '0.00', '0.00', '0.00'],
  ['14.00', '0.50', '0.05', '0.55'],
  ['2800.00', '100.00', '10.00', '110.00'],
  ['140000.00', '5000.00', '100.00', '5100.00'],
])('%s of purchases earn %s and a bonus of %s', (purchases, commission, bonus, sum) => {
  expect(outlook(purchases)).toEqual({ commission, bonus, sum });
});
