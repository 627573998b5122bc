import { isoDay } from '@/lib/dates';
import { text } from './messages';

const DAY = 86_400_000;

/** Whole days from today to a day such as `2026-11-21`; below zero when it is past. */
export function daysUntil(day: string, now: Date = new Date()): number {
  return Math.round((Date.parse(day) - Date.parse(isoDay(now))) / DAY);
}

/** "in 12 days", "today", "3 days ago". */
export function expiryWords(day: string, now: Date = new Date()): string {
  const days = daysUntil(day, now);
  if (days === 0) return text('expiresToday');
  return days > 0
    ? text('expiresIn', { count: days })
    : text('expiredAgo', { count: Math.abs(days) });
}
