import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  businessZone,
  endOfDay,
  followBusinessZone,
  formatDate,
  formatDateTime,
  formatDateTimeZone,
  formatDay,
  formatRelative,
  isoDay,
  setBusinessZone,
  startOfDay,
  zoneLabel,
  zoneName,
} from './dates';
import { ZONE_KEY } from './storage';

const now = new Date('2026-11-20T12:00:00Z');

afterEach(() => {
  setBusinessZone('UTC');
  vi.unstubAllEnvs();
});

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

it('counts days of the calendar', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

it('remembers the zone of the settings and tells who follows it', () => {
  const told = vi.fn();
  const leave = followBusinessZone(told);
  setBusinessZone('Asia/Kathmandu');
  setBusinessZone('Asia/Kathmandu');
  leave();
  expect(told).toHaveBeenCalledTimes(1);
  expect(businessZone()).toBe('Asia/Kathmandu');
  expect(localStorage.getItem(ZONE_KEY)).toBe('Asia/Kathmandu');
});

it('reads UTC where the browser does not know the zone', () => {
  setBusinessZone('Mars/Olympus_Mons');
  expect(isoDay(new Date('2026-12-31T23:59:59Z'))).toBe('2026-12-31');
});

describe.each(['America/Los_Angeles', 'UTC', 'Asia/Tokyo'])('in a browser of %s', (browser) => {
  beforeEach(() => vi.stubEnv('TZ', browser));

  it('shows times as clocks of the business do', () => {
    setBusinessZone('Asia/Kuala_Lumpur');
    expect(formatDate('2026-11-20T23:30:00Z')).toBe('Nov 21, 2026');
    expect(formatDateTime('2026-11-20T23:30:00Z')).toBe('Nov 21, 2026, 7:30 AM');
    expect(formatDateTimeZone('2026-11-20T23:30:00Z')).toBe('Nov 21, 2026, 7:30 AM GMT+8');
    expect([zoneName(), zoneLabel()]).toEqual(['GMT+8', 'Asia/Kuala Lumpur (GMT+8)']);
    setBusinessZone('UTC');
    expect(formatDateTime('2026-11-20T23:30:00Z')).toBe('Nov 20, 2026, 11:30 PM');
    expect(zoneLabel()).toBe('UTC');
  });

  it('reads a day without a time as that day, in every zone', () => {
    for (const zone of ['UTC', 'Asia/Kuala_Lumpur', 'America/New_York']) {
      setBusinessZone(zone);
      expect(formatDay('2026-11-21')).toBe('Nov 21, 2026');
    }
  });

  it.each([
    ['UTC', '2026-12-01', '2026-12-01T00:00:00.000Z', '2026-12-01T23:59:59.999Z'],
    ['Asia/Kuala_Lumpur', '2026-12-01', '2026-11-30T16:00:00.000Z', '2026-12-01T15:59:59.999Z'],
    ['Asia/Kathmandu', '2026-12-01', '2026-11-30T18:15:00.000Z', '2026-12-01T18:14:59.999Z'],
    ['America/New_York', '2026-12-01', '2026-12-01T05:00:00.000Z', '2026-12-02T04:59:59.999Z'],
    ['Europe/London', '2026-03-29', '2026-03-29T00:00:00.000Z', '2026-03-29T22:59:59.999Z'],
    ['Europe/London', '2026-10-25', '2026-10-24T23:00:00.000Z', '2026-10-25T23:59:59.999Z'],
    ['Pacific/Auckland', '2026-09-27', '2026-09-26T12:00:00.000Z', '2026-09-27T10:59:59.999Z'],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
  ])('begins and ends a day of %s where the business is', (zone, day, start, end) => {
    setBusinessZone(zone);
    expect([startOfDay(day), endOfDay(day)]).toEqual([start, end]);
    expect(isoDay(new Date(start))).toBe(day);
    expect(isoDay(new Date(Date.parse(start) - 1))).toBe(addDays(day, -1));
    expect(isoDay(new Date(end))).toBe(day);
  });
});
