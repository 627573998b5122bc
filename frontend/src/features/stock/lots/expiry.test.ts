import { setBusinessZone } from '@/lib/dates';
import { afterEach, expect, it } from 'vitest';
import { daysUntil, expiryWords } from './expiry';

const evening = new Date('2026-11-21T23:30:00Z');

it('counts whole days of the calendar, whatever the hour', () => {
  expect(daysUntil('2026-11-21', evening)).toBe(0);
  expect(daysUntil('2026-11-22', evening)).toBe(1);
  expect(daysUntil('2026-11-20', evening)).toBe(-1);
  expect(daysUntil('2027-11-21', evening)).toBe(365);
});

afterEach(() => setBusinessZone('UTC'));

it('counts from the day of the business', () => {
  setBusinessZone('Asia/Kuala_Lumpur');
  expect(daysUntil('2026-11-22', evening)).toBe(0);
});

it('says it in words', () => {
  expect(expiryWords('2026-11-21', evening)).toBe('today');
  expect(expiryWords('2026-11-22', evening)).toBe('in 1 day');
  expect(expiryWords('2026-12-21', evening)).toBe('in 30 days');
  expect(expiryWords('2026-11-18', evening)).toBe('3 days ago');
});
