import { expect, it } from 'vitest';
import { endOfDay, formatDate, formatDay, formatRelative, isoDay, startOfDay } from './dates';

const now = new Date('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-20T11:59:40Z', 'just now'],
  ['2026-11-20T11:55:00Z', '5 minutes ago'],
  ['2026-11-20T09:00:00Z', '3 hours ago'],
  ['2026-11-19T12:00:00Z', 'yesterday'],
  ['2026-11-22T12:00:00Z', 'in 2 days'],
])('reads %s as %s', (time, text) => {
  expect(formatRelative(time, now)).toBe(text);
});

it('shows the date itself after a month', () => {
  const time = '2026-09-01T12:00:00Z';
  expect(formatRelative(time, now)).toBe(formatDate(time));
});

it('reads a day without a time as that day, in every zone', () => {
  expect(formatDay('2026-11-21')).toBe('Nov 21, 2026');
});

it('writes a day as it is on the wall here, not in UTC', () => {
  expect(isoDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(isoDay(new Date(2026, 11, 31, 0, 0))).toBe('2026-12-31');
});

it('begins and ends a day where the person is', () => {
  expect(startOfDay('2026-12-01')).toBe(new Date(2026, 11, 1).toISOString());
  expect(endOfDay('2026-12-01')).toBe(new Date(2026, 11, 1, 23, 59, 59, 999).toISOString());
});
