import { expect, it } from 'vitest';
import { scopeNames } from './scopes';
import { LIFETIMES, requestOf } from './tokenForm';

const DAY = 24 * 60 * 60 * 1000;

it.each(LIFETIMES)('a token of %i days ends with the last of them, within its time', (days) => {
  const now = new Date('2026-11-22T10:30:00Z');
  const { expiresAt } = requestOf({ name: 'x', days: String(days), scopes: [] }, now);
  const lasts = new Date(expiresAt ?? '').getTime() - now.getTime();
  expect(lasts).toBeLessThanOrEqual(days * DAY);
  expect(lasts).toBeGreaterThan((days - 1) * DAY);
});

it('names each area once', () => {
  expect(scopeNames([])).toEqual([]);
  expect(scopeNames(['settings:write', 'cart:read', 'cart:write'])).toEqual([
    'Cart (read and write)',
    'Settings (write)',
  ]);
});
