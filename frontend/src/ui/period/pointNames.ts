import { formatDay } from '@/lib/dates';
import { locale } from '@/lib/language';
import { text } from './messages';
import type { Bucket } from './period';

const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat(locale, {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A day is the same day for everybody. */
const utc = (start: string) => new Date(`${start.slice(0, 10)}T00:00:00Z`);

/** "Nov 21, 2026", "Week of Nov 16, 2026", "November 2026". */
export function pointName(start: string, bucket: Bucket): string {
  if (bucket === 'month') return month.format(utc(start));
  const date = formatDay(start.slice(0, 10));
  return bucket === 'week' ? text('weekOf', { date }) : date;
}

/** As short as it stands below the axis. */
export function pointTick(start: string, bucket: Bucket): string {
  return (bucket === 'month' ? shortMonth : shortDay).format(utc(start));
}
