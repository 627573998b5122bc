import { describe, expect, it } from 'vitest';
import { setBusinessZone } from '@/lib/dates';
import { readPeriod, writePeriod } from './period';

const NOW = Date.parse('2026-11-21T23:00:00Z');
const read = (search: string) => readPeriod(new URLSearchParams(search), NOW);

describe('the period of an address', () => {
  it('ends with the day of the business', () => {
    setBusinessZone('Asia/Kuala_Lumpur');
    expect(read('')).toMatchObject({ from: '2026-10-24', to: '2026-11-22' });
    setBusinessZone('America/New_York');
    expect(read('')).toMatchObject({ from: '2026-10-23', to: '2026-11-21' });
    setBusinessZone('UTC');
  });

  it('is the last 30 days by day, today included', () => {
    expect(read('')).toEqual({ from: '2026-10-23', to: '2026-11-21', bucket: 'day', days: 30 });
  });

  it('is a longer preset by longer points', () => {
    expect(read('days=90')).toMatchObject({ from: '2026-08-24', bucket: 'week', days: 90 });
    expect(read('days=365')).toMatchObject({ from: '2025-11-22', bucket: 'month' });
    expect(read('days=365&bucket=week').bucket).toBe('week');
  });

  it('is the calendar month before this one', () => {
    expect(read('days=last-month')).toEqual({
      from: '2026-10-01',
      to: '2026-10-31',
      bucket: 'day',
      days: 'last-month',
    });
    expect(writePeriod(read('days=last-month'))).toEqual({ days: 'last-month' });
  });

  it.each([
    ['2026-02-14', 'day'],
    ['2026-02-15', 'week'],
    ['2026-07-31', 'month'],
  ])('from January on to %s goes by %s', (to, bucket) => {
    expect(read(`from=2026-01-02&to=${to}`).bucket).toBe(bucket);
  });

  it('is an own one, and nothing that is no day', () => {
    expect(read('from=2026-01-01&to=2026-03-31')).toEqual({
      from: '2026-01-01',
      to: '2026-03-31',
      bucket: 'week',
    });
    expect(read('from=2026-01-01&to=soon')).toMatchObject({ days: 30 });
    expect(read('days=7&bucket=year')).toMatchObject({ days: 30, bucket: 'day' });
  });

  it('is written as short as it can be and read the same', () => {
    expect(writePeriod(read(''))).toEqual({});
    const own = read('from=2026-01-01&to=2026-03-31&bucket=month');
    const written = writePeriod(own, own.bucket);
    expect(read(new URLSearchParams(written).toString())).toEqual(own);
  });
});
