import { expect, it } from 'vitest';
import { sumEarnings } from './earnings';

const earned = (amount: string, createdAt: string, status: 'pending' | 'paid' | 'reversed') => ({
  amount,
  createdAt,
  status,
});

it('sums by month and in all, without what was reversed', () => {
  const now = new Date(2026, 10, 20);
  const sums = sumEarnings(
    [
      earned('0.50', '2026-11-15T12:00:00Z', 'pending'),
      earned('1.25', '2026-11-10T12:00:00Z', 'paid'),
      earned('9.00', '2026-11-09T12:00:00Z', 'reversed'),
      earned('2.00', '2026-10-15T12:00:00Z', 'paid'),
      earned('4.00', '2025-11-15T12:00:00Z', 'paid'),
    ],
    now,
  );
  expect(sums).toEqual({
    thisMonth: '1.75',
    lastMonth: '2.00',
    lifetime: '7.75',
    trend: [0, 0, 0, 0, 2, 1.75],
  });
});

it('starts at nothing', () => {
  expect(sumEarnings([], new Date()).lifetime).toBe('0.00');
});
