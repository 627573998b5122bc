import { expect, it } from 'vitest';
import { formatDate, formatDay, formatRelative } from './dates';

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
