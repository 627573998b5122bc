import type { GetSalesApiArg, ListOrdersApiArg } from '@/api/generated';
import type { Bucket } from '@/ui/period';
import { withFilters } from '@/lib/paths';

export type Side = NonNullable<GetSalesApiArg['by']>;

/** Where the lists behind the figures are in this area. */
export interface Lists {
  orders: string;
  /** Only where there is one. */
  accounts?: string;
}

export interface Days {
  from: string;
  to: string;
}

type OrderFilters = Partial<Record<keyof ListOrdersApiArg, string | number>>;

/** The filter of the list of orders that the key of a group is a value of. */
const FILTER_OF: Readonly<Record<Side, keyof ListOrdersApiArg>> = {
  channel: 'channel',
  region: 'region',
  role: 'buyerRole',
  buyer: 'customerId',
  dealer: 'sellerId',
  agent: 'agentId',
  product: 'productId',
  category: 'category',
};

const DAY = 86_400_000;
const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const asDay = (time: Date) => time.toISOString().slice(0, 10);
const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

/** The last day of the month, week or day that begins here. */
function lastDay(start: string, step: Bucket): string {
  if (step === 'day') return start;
  const first = utc(start);
  if (step === 'week') return asDay(new Date(first.getTime() + 6 * DAY));
  return asDay(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)));
}

/** The days that a point counts: its own, as far as they are in the time that is looked at. */
export function pointDays(start: string, step: Bucket, { from, to }: Days): Days {
  return { from: later(start, from), to: earlier(lastDay(start, step), to) };
}

/** All orders that were placed in these days, without requests for quotation. */
export function ordersOf(lists: Lists, { from, to }: Days, filters: OrderFilters = {}): string {
  return withFilters(lists.orders, { from, to, isQuote: 'false', ...filters });
}

/** The orders that sales count in these days: those that are cancelled are left out as well. */
export function salesOf(lists: Lists, { from, to }: Days, filters: OrderFilters = {}): string {
  return withFilters(lists.orders, { from, to, isTrade: 'true', ...filters });
}

/** The orders of a group, and those of all customers; undefined for what belongs to none, which no filter asks for. */
export function ordersOfGroup(
  lists: Lists,
  days: Days,
  side: Side,
  key: string | null | undefined,
): string | undefined {
  if (key) return salesOf(lists, days, { [FILTER_OF[side]]: key });
  return side === 'buyer' ? salesOf(lists, days, { buyerRole: 'customer' }) : undefined;
}
