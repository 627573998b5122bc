import { addDays, isoDay } from '@/lib/dates';

/** Presets: so many days, today included, or the calendar month before this one. */
export const PRESETS = [30, 'last-month', 90, 365] as const;
export type Preset = (typeof PRESETS)[number];
export const BUCKETS = ['day', 'week', 'month'] as const;
export type Bucket = (typeof BUCKETS)[number];

export interface Period {
  /** First and last day, `2026-11-21`. */
  from: string;
  to: string;
  bucket: Bucket;
  /** Which preset it is; undefined for an own one. */
  days?: Preset;
}

const DAY = 86_400_000;
const DEFAULT_DAYS = PRESETS[0];
const FORM = /^\d{4}-\d{2}-\d{2}$/;

/** Points of the length at which they are few enough to be read: a day, from some seven weeks on a week, then a month. */
function fittingBucket(from: string, to: string): Bucket {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  if (days < 45) return 'day';
  return days <= 200 ? 'week' : 'month';
}

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;

function readDay(value: string | null): string | undefined {
  return value && FORM.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

/** The period of an address: `?days=90`, or `?from=…&to=…`; each with its own `bucket` if wanted. */
export function readPeriod(params: URLSearchParams, now: number = Date.now()): Period {
  const [from, to] = [readDay(params.get('from')), readDay(params.get('to'))];
  const chosen = BUCKETS.find((bucket) => bucket === params.get('bucket'));
  if (from && to) return { from, to, bucket: chosen ?? fittingBucket(from, to) };
  const days = PRESETS.find((preset) => String(preset) === params.get('days')) ?? DEFAULT_DAYS;
  const today = isoDay(new Date(now));
  const last = days === 'last-month' ? addDays(firstOfMonth(today), -1) : today;
  const first = days === 'last-month' ? firstOfMonth(last) : addDays(last, 1 - days);
  return { from: first, to: last, bucket: chosen ?? fittingBucket(first, last), days };
}

/** The address of a period, as short as it can be. */
export function writePeriod({ from, to, days }: Omit<Period, 'bucket'>, bucket?: Bucket) {
  const params: Record<string, string> = days ? { days: String(days) } : { from, to };
  if (days === DEFAULT_DAYS) delete params.days;
  return bucket ? { ...params, bucket } : params;
}
