import { defineMessages } from './i18n';
import { locale } from './language';

const { text } = defineMessages('dates', { justNow: 'just now' });

/** Times on the wire are RFC 3339 in UTC; people read them in their own zone and language. */
const absolute = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const dayOnly = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Past this age a date says more than a distance does. */
const RELATIVE_FOR = 30 * DAY;

export function formatDateTime(time: string | Date): string {
  return absolute.format(new Date(time));
}

export function formatDate(time: string | Date): string {
  return dayOnly.format(new Date(time));
}

/** A day without a time, `2026-11-21`: the same day in every zone. */
export function formatDay(day: string): string {
  return formatDate(`${day}T00:00:00`);
}

/** "3 hours ago", "yesterday", and the date itself after a month. */
export function formatRelative(time: string | Date, now: Date = new Date()): string {
  const seconds = (new Date(time).getTime() - now.getTime()) / 1000;
  const distance = Math.abs(seconds);
  if (distance < 45) return text('justNow');
  if (distance < HOUR) return relative.format(Math.round(seconds / MINUTE), 'minute');
  if (distance < DAY) return relative.format(Math.round(seconds / HOUR), 'hour');
  if (distance < RELATIVE_FOR) return relative.format(Math.round(seconds / DAY), 'day');
  return formatDate(time);
}

/** `YYYY-MM-DD` as the calendar on the person's wall has it. */
export function isoDay(day: Date = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The moment a day begins where the person is, as a time on the wire. */
export function startOfDay(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString();
}

/** The last moment of a day where the person is. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59.999`).toISOString();
}
