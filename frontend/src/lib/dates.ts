import { defineMessages } from './i18n';
import { locale, once } from './language';
import { readStored, writeStored, ZONE_KEY } from './storage';

const { text } = defineMessages('dates', { justNow: 'just now' });

/** The zone as the settings name it, and as this browser knows it. */
let zone = readStored(ZONE_KEY) || 'UTC';
let formats = formatsOf(zone);
const followers = new Set<() => void>();

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
const dayOnly = inUtc({ dateStyle: 'medium' });
const hourOnly = inUtc({ timeStyle: 'short' });
const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Past this age a date says more than a distance does. */
const RELATIVE_FOR = 30 * DAY;
/** Farther apart than any two clocks, in milliseconds. */
const FAR = 36 * HOUR * 1000;

function known(name: string): string {
  try {
    return new Intl.DateTimeFormat(locale, { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

function formatsOf(name: string) {
  const timeZone = once(() => known(name));
  const format = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: timeZone() }));
  return {
    absolute: format({ dateStyle: 'medium', timeStyle: 'short' }),
    date: format({ dateStyle: 'medium' }),
    parts: format({
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
    short: format({ timeZoneName: 'short' }),
  };
}

/** `Asia/Kuala_Lumpur`: the time zone of the business. Times on the wire are UTC; people read and type those of this zone. */
export const businessZone = (): string => zone;

/** Takes the zone from the settings; who follows it is told when it is another one. */
export function setBusinessZone(wanted: string): void {
  if (readStored(ZONE_KEY) !== wanted) writeStored(ZONE_KEY, wanted);
  if (wanted === zone) return;
  zone = wanted;
  formats = formatsOf(wanted);
  followers.forEach((changed) => changed());
}

export function followBusinessZone(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}

/** "GMT+8": what the zone is called in short at a time. */
export function zoneName(time: string | Date = new Date()): string {
  const parts = formats.short().formatToParts(new Date(time));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** "Asia/Kuala Lumpur (GMT+8)": the zone in words. */
export function zoneLabel(time: string | Date = new Date()): string {
  const short = zoneName(time);
  return short === zone ? zone : `${zone.replaceAll('_', ' ')} (${short})`;
}

export function formatDateTime(time: string | Date): string {
  return formats.absolute().format(new Date(time));
}

/** With the zone behind it, where a person might think of another clock. */
export function formatDateTimeZone(time: string | Date): string {
  return `${formatDateTime(time)} ${zoneName(time)}`;
}

export function formatDate(time: string | Date): string {
  return formats.date().format(new Date(time));
}

/** A day without a time, `2026-11-21`: the same day in every zone. */
export function formatDay(day: string): string {
  return dayOnly().format(new Date(`${day}T00:00:00Z`));
}

/** "7:00 AM": an hour of any day. */
export function hourName(hour: number): string {
  return hourOnly().format(Date.UTC(2000, 0, 1, hour));
}

/** "3 hours ago", "yesterday", and the date itself after a month. */
export function formatRelative(time: string | Date, now: Date = new Date()): string {
  const seconds = (new Date(time).getTime() - now.getTime()) / 1000;
  const distance = Math.abs(seconds);
  if (distance < 45) return text('justNow');
  if (distance < HOUR) return relative().format(Math.round(seconds / MINUTE), 'minute');
  if (distance < DAY) return relative().format(Math.round(seconds / HOUR), 'hour');
  if (distance < RELATIVE_FOR) return relative().format(Math.round(seconds / DAY), 'day');
  return formatDate(time);
}

/** `YYYY-MM-DD` as the calendar of the business has it. */
export function isoDay(time: Date = new Date()): string {
  const parts = formats.parts().formatToParts(time);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The day so many days later; earlier below zero. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The moment a day of the business begins, in milliseconds. */
function beginning(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  let [before, at] = [midnight - FAR, midnight + FAR];
  while (at - before > 1) {
    const middle = Math.floor((before + at) / 2);
    if (isoDay(new Date(middle)) < day) before = middle;
    else at = middle;
  }
  return at;
}

/** The moment a day of the business begins, as a time on the wire. */
export function startOfDay(day: string): string {
  return new Date(beginning(day)).toISOString();
}

/** The last moment of a day of the business. */
export function endOfDay(day: string): string {
  return new Date(beginning(addDays(day, 1)) - 1).toISOString();
}
