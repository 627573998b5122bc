import { expect, it } from 'vitest';
import { SETTINGS } from '@/testing/server';
import { outlook } from './commissionPlan';

it.each([
  ['0.00', '0.00', '0.00', '0.00'],
  ['13.99', '0.00', '0.00', '0.00'],
  ['14.00', '0.50', '0.05', '0.55'],
  ['2800.00', '100.00', '10.00', '110.00'],
  ['140000.00', '5000.00', '100.00', '5100.00'],
])('%s of purchases earn %s and a bonus of %s', (purchases, commission, bonus, sum) => {
  expect(outlook(SETTINGS.agentPlan, purchases)).toEqual({ commission, bonus, sum });
});

it('follows another plan', () => {
  const plan = { ...SETTINGS.agentPlan, agentRate: '0.80', basisAmount: '10.00', bonusPercent: 0 };
  expect(outlook(plan, '99.99')).toEqual({ commission: '7.20', bonus: '0.00', sum: '7.20' });
});
